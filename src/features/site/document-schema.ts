import { z } from "zod";
import { themeSchema } from "~/features/blocks/theme/theme.ts";
import { mediumDescriptionSchema } from "~/features/media/schema.ts";
import { collectionNameSchema, pageRoleSchema } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import { localizedTextSchema, navigationAreaSchema, siteSettingsSchema } from "./schema.ts";

export const collectionTypeSchema = z.enum(["page", "group"]);
export type CollectionType = z.infer<typeof collectionTypeSchema>;

/** A page or a group in a collection; an archived one is kept and shown to no visitor. */
export const collectionItemSchema = z.strictObject({
  pageId: z.uuid().nullable(),
  groupId: z.uuid().nullable(),
  archived: z.boolean(),
  sortKey: z.string(),
});
export type CollectionItem = z.infer<typeof collectionItemSchema>;

export const collectionSchema = z.strictObject({
  name: collectionNameSchema,
  type: collectionTypeSchema,
  label: localizedTextSchema,
  sortKey: z.string(),
  /** By the item's own id. */
  items: z.record(z.string(), collectionItemSchema),
});
export type Collection = z.infer<typeof collectionSchema>;

/** What the first language said when the label was translated, by locale; a language of which nobody knows is left out. */
const labelSources = localizedTextSchema.default({});
/** Languages in which a machine has written the label, and nobody has looked at it since. */
const labelMachine = z.array(localeSchema).default([]);
const containerRowSchema = z.strictObject({
  area: navigationAreaSchema,
  label: localizedTextSchema,
  labelSources,
  labelMachine,
  sortKey: z.string(),
});
const entryRowSchema = z.strictObject({
  containerId: z.uuid(),
  parentId: z.uuid().nullable(),
  pageId: z.uuid(),
  label: localizedTextSchema,
  labelSources,
  labelMachine,
  appearance: z.enum(["default", "button"]),
  disallowedLocales: z.array(localeSchema),
  sortKey: z.string(),
});
/** So many entries the navigation of a site has at most. */
export const mostEntries = 500;
export type NavigationEntry = z.infer<typeof entryRowSchema>;

/** A page as the site knows it: what it is called, and where its draft stands. */
const pageEntrySchema = z.strictObject({
  /** What editors call it. */
  name: z.string(),
  /** Its name for visitors, by locale; a language without one is left out. */
  names: z.partialRecord(localeSchema, z.string()),
  role: pageRoleSchema.nullable(),
  collection: collectionNameSchema.nullable(),
  /** Slug of the draft by locale. */
  slugs: z.partialRecord(localeSchema, z.string()),
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

/** A place in the navigation that a page in the trash had. */
const formerEntrySchema = entryRowSchema.omit({ pageId: true }).extend({
  entryId: z.uuid(),
  /** The entries that stood below it. */
  below: z.array(z.uuid()).optional(),
});

/** A page in the trash, and the collections and places in the navigation that it was in. */
const trashedEntrySchema = pageEntrySchema.extend({
  items: z.array(z.strictObject({ collectionId: z.uuid(), archived: z.boolean() })),
  entries: z.array(formerEntrySchema).optional(),
});
export type TrashedEntry = z.infer<typeof trashedEntrySchema>;

/**
 * What a site consists of beside its pages' content, as plain data; its changes are live at once. Everything that has
 * an id is kept under it, and its place among its siblings is a fractional `sortKey`, so that two people's changes meet
 * at the smallest part. `pages` is the index of the site's pages, and `trash` of those that were removed; what stands on
 * a page is a document of its own. `media` is what is said of those media alone that an operation is about: a library
 * may hold thousands.
 */
export const siteDocumentSchema = z.strictObject({
  id: z.uuid(),
  /** What the site is called in tabs, search results and mails. */
  name: z.string(),
  /** The IANA name of the zone by which it plans and dates things. */
  timeZone: z.string(),
  /** The languages of its pages; the first one stays. */
  locales: z.array(localeSchema).min(1),
  settings: siteSettingsSchema,
  /** Colours, typefaces and shapes. */
  theme: themeSchema,
  navigation: z.strictObject({
    containers: z.record(z.string(), containerRowSchema),
    entries: z.record(z.string(), entryRowSchema),
  }),
  collections: z.record(z.string(), collectionSchema),
  pages: z.record(z.string(), pageEntrySchema),
  trash: z.record(z.string(), trashedEntrySchema),
  media: z.record(z.string(), mediumDescriptionSchema),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;
