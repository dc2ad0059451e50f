import { z } from "zod";
import { collectionCardsSchema } from "~/features/blocks/data/collection-cards.ts";
import { statusSchema } from "~/features/blocks/status.ts";
import { collectionNameSchema } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import { collectionTypeSchema } from "./document-schema.ts";
import { layoutNameSchema } from "./layouts/schema.ts";
import { localizedTextSchema } from "./schema.ts";

const id = z.uuid().toLowerCase();
/** Without an id, the site's first collection of the name is meant; adding makes it when there is none. */
const collection = { collectionId: id.nullish(), collectionName: collectionNameSchema };
const lang = localeSchema.optional();

export const collectionAddInput = z.strictObject({
  ...collection,
  collectionType: collectionTypeSchema,
  /** The id of a new page, which is then made once, however often it is asked for: then the call is refused ("id-taken"). */
  newPageId: id.optional(),
  /** Kinds of the sections of a new page; without `pageId` and `groupId` a page is made. */
  initialGroups: z.array(z.string().max(60)).max(50).optional(),
  /** Or a layout with sample words. */
  layout: layoutNameSchema.optional(),
  /** What a new page is called, in `lang` or the site's first language; without a name, a new page. */
  name: z.string().trim().min(1).max(300).optional(),
  lang,
  pageId: id.nullish(),
  groupId: id.nullish(),
  /** `add` shows a page or group in the collection, `remove` archives it. */
  action: z.enum(["add", "remove"]).default("add"),
});
export type CollectionAddInput = z.infer<typeof collectionAddInput>;

/** `active` takes the place of `over`; both are ids of pages or groups. */
export const collectionSortInput = z.strictObject({ ...collection, active: id, over: id });
export type CollectionSortInput = z.infer<typeof collectionSortInput>;

export const collectionRemoveItemInput = z
  .strictObject({ ...collection, groupId: id.nullish(), pageId: id.nullish() })
  .refine(({ groupId, pageId }) => (groupId ? !pageId : Boolean(pageId)), "either groupId or pageId");
export type CollectionRemoveItemInput = z.infer<typeof collectionRemoveItemInput>;

export const collectionCreateInput = z.strictObject({
  collectionName: collectionNameSchema,
  collectionType: collectionTypeSchema,
  label: localizedTextSchema.default({}),
});
export type CollectionCreateInput = z.infer<typeof collectionCreateInput>;

export const collectionRemoveInput = z.strictObject({
  collectionId: id,
  /** Another collection of its name and type, to whose end its items go. */
  moveTo: id.nullish(),
  /** Pages that are items of it and go into the trash with it. */
  trash: z.array(id).max(500).default([]),
  /** Also where a section shows it: that one shows the site's first collection of the name from then on. */
  evenIfShown: z.boolean().default(false),
});
export type CollectionRemoveInput = z.output<typeof collectionRemoveInput>;

export const collectionUsageInput = z.strictObject({ collectionId: id });
/** The pages on which a section shows a collection, by their names for editors. */
export const collectionUsageSchema = z.strictObject({
  pages: z.array(z.strictObject({ pageId: id, name: z.string(), names: localizedTextSchema })),
});
export type CollectionUsage = z.infer<typeof collectionUsageSchema>;

/** How to take it back: `history.undo` on the site with these operations; none where nothing changed. */
export const collectionDoneSchema = z.strictObject({
  success: z.literal(true),
  revision: z.number().int().min(0),
  opIds: z.array(id),
});
export const collectionCreatedSchema = collectionDoneSchema.extend({ collectionId: id });

/** An item as editors see it: a page, or a section and the page that it lies on. */
const listedItemSchema = z.strictObject({
  pageId: id.nullable(),
  groupId: id.nullable(),
  /** Where it is written: the page itself, or the one that holds the section. */
  homeId: id,
  /** The part of the page's address after the language; null for a free page. */
  collection: collectionNameSchema.nullable(),
  /** The section's kind, by which it is called while it has no words; null for a page. */
  kind: z.string().nullable(),
  /** What editors call it (empty for a section without words), and its names for visitors. */
  name: z.string(),
  names: localizedTextSchema,
  status: statusSchema,
});
export type ListedItem = z.infer<typeof listedItemSchema>;

export const addableSectionsInput = z.strictObject({ kinds: z.array(z.string().max(60)).max(50).optional() });
/** A section that a collection of sections can hold, and the page that it lies on. */
export const addableSectionSchema = z.strictObject({
  groupId: id,
  kind: z.string(),
  pageId: id,
  names: localizedTextSchema,
});
export type AddableSection = z.infer<typeof addableSectionSchema>;

/** A collection as lists show it: what is shown, and what lies in the archive, each in order. */
export const listedCollectionSchema = z.strictObject({
  collectionId: id,
  collectionName: collectionNameSchema,
  type: collectionTypeSchema,
  label: localizedTextSchema,
  items: z.array(listedItemSchema),
  archive: z.array(listedItemSchema),
});
export type ListedCollection = z.infer<typeof listedCollectionSchema>;

export const collectionAddedSchema = collectionDoneSchema.extend({
  collectionId: id,
  /** The page that was made, or that was named. */
  pageId: id.nullable(),
  groupId: id.nullable(),
});

export const collectionCardsInput = z.strictObject({ lang: localeSchema });
/** What sections of each kind that shows a collection draw, by kind. */
export const cardsByKindSchema = z.record(z.string(), collectionCardsSchema);
