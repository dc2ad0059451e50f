import { z } from "zod";
import { documentEditInput } from "~/features/document/schema.ts";
import { doneSchema } from "~/lib/done.ts";
import { int4 } from "~/lib/int4.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { statusSchema } from "~/features/blocks/status.ts";
import { isShortPassword, leastPassword } from "./domain/page-password.ts";
import { longestDescription, longestSearchTitle } from "./domain/text-limits.ts";
import { collectionNameSchema, pageDocumentSchema, pageLocaleSchema, pageRoleSchema, patchSchema } from "./schema.ts";

/** Shapes of the calls that other programs make, and of those that the editing browser adds to them. */

const id = z.uuid().toLowerCase();
const revision = int4.min(0);
/** Caches are keyed by version, so nothing needs refreshing; the call accepts the tag and does nothing with it. */
const revalidationTag = z.union([z.string().max(200), z.array(z.string().max(200)).max(20)]).optional();

/** Most operations that one call carries out. */
const mostEdits = 50;

export const pageIdInput = z.strictObject({ pageId: id });
export const idInput = z.strictObject({ id });
/** With a `copyId` of its own a copy is made once, however often it is asked for: then the call is refused ("id-taken"). */
export const duplicateInput = idInput.extend({ copyId: id.optional() });
export const savedSchema = z.strictObject({ success: z.literal(true), revision });

export const editInput = documentEditInput.extend({ pageId: id });
export type EditInput = z.infer<typeof editInput>;
/** Operations in the order in which they were made. */
export const editsInput = z.strictObject({ pageId: id, edits: z.array(documentEditInput).min(1).max(mostEdits) });
export type EditsInput = z.infer<typeof editsInput>;

export const draftSchema = z.strictObject({
  document: pageDocumentSchema,
  revision,
  isProtected: z.boolean(),
  /** Null: never published. */
  publishedNumber: z.number().int().nullable(),
  media: z.record(z.string(), mediaRefSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export const ownChangesSchema = z.array(
  z.strictObject({
    opId: id,
    command: z.string(),
    tookBack: z.array(z.string()).nullable(),
    patches: z.array(patchSchema),
    at: z.number(),
  }),
);

export const onChangeInput = z.strictObject({
  pageId: id,
  /** Revision of the last change that was seen; without it, only what comes from now on is told. */
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullish(),
});

const textPlace = z.strictObject({ groupId: id, fieldName: z.string().max(60), locale: localeSchema });
export const selectionInput = z.strictObject({
  pageId: id,
  groupId: id.nullable(),
  fieldName: z.string().max(60).nullable(),
  /** The text that they are typing in. */
  typing: textPlace.nullable().default(null),
});

/** Somebody who has the page open in the editor, what they have selected, and the text that is theirs as they type. */
const presenceSchema = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  groupId: z.uuid().nullable(),
  fieldName: z.string().nullable(),
  typing: textPlace.nullable(),
});
export type Presence = z.infer<typeof presenceSchema>;

const visibleFields = z.record(z.string().max(60), z.boolean());

export const groupAddInput = z.strictObject({ pageId: id, groupName: z.string().max(60), nextTo: id.nullish() });
export const groupAddedSchema = savedSchema.extend({ groupId: id });
export const groupSortInput = z.strictObject({ pageId: id, groupId: id, direction: z.enum(["up", "down"]) });
export const groupRemoveInput = z.strictObject({ groupId: id, pageId: id });
export const groupMetaInput = z.strictObject({
  groupId: id,
  pageId: id,
  meta: z.strictObject({ disallowedLanguages: z.array(localeSchema) }),
});
/** `visible` shows or hides the whole section or card, whatever its fields are. */
export const groupVisibilityInput = z.strictObject({
  pageId: id,
  groupId: id,
  visible: z.boolean().optional(),
  visibleFields: visibleFields.optional(),
});
/** A mark for deletion may send `groupId` and `prevStatus` alone; the present status is read on the server. */
export const groupStatusInput = z.strictObject({
  pageId: id.optional(),
  groupId: id,
  from: statusSchema.optional(),
  to: statusSchema.optional(),
  prevStatus: statusSchema.optional(),
  revalidationTag,
});

export const fieldVisibilityInput = z.strictObject({
  fieldId: id.nullish(),
  fieldName: z.string().max(60),
  groupId: id,
  visible: z.boolean(),
});

/** A text, the same in each language or by language; rich text with its JSON, the plain text follows from it. */
const dataContent = z.union([
  z.string().max(20_000).nullable(),
  z.partialRecord(
    localeSchema,
    z.union([z.string().max(20_000).nullable(), z.strictObject({ json: jsonSchema, text: z.string().nullish() })]),
  ),
]);

export const dataInput = z.strictObject({
  itemType: z.enum(["field", "group", "page"]),
  linkId: id,
  data: z.strictObject({
    content: dataContent.optional(),
    options: z.record(z.string().max(60), z.looseObject({ value: jsonSchema })).optional(),
    mediaId: id.nullish(),
    /** The media of a field that holds a list, in order. */
    mediaIds: z.array(id).max(500).optional(),
  }),
  revalidationTag,
  /** Says that the item may have no data yet. Every item has its one set of data, so adding it and saving it are one. */
  add: z.boolean().optional(),
});
export type DataInput = z.infer<typeof dataInput>;

const nameByLocale = z.partialRecord(localeSchema, z.string().max(300));
const initialGroups = z.array(z.string().max(60)).max(50);

/** A password for visitors, none of a few letters; the empty one takes the protection away. */
const pagePassword = z
  .string()
  .max(200)
  .refine((password) => password === "" || !isShortPassword(password), `At least ${leastPassword} characters`);

export const pageAddInput = z.strictObject({
  collectionName: collectionNameSchema.nullish(),
  initialMeta: z.strictObject({
    name: z.union([z.string().trim().min(1).max(300), nameByLocale]),
    disallowedLanguages: z.array(localeSchema).optional(),
    /** A password for visitors; null or none: everybody may see the page. */
    password: pagePassword.nullable().optional(),
  }),
  lang: localeSchema,
  initialGroups: initialGroups.optional(),
});
/** A page as lists show it; a page password is never part of it. */
export const pageSummarySchema = z.strictObject({
  id,
  name: z.string(),
  role: pageRoleSchema.nullable(),
  status: statusSchema,
  collection: collectionNameSchema.nullable(),
  /** Whether visitors must give a password. */
  isProtected: z.boolean(),
  disallowedLocales: z.array(localeSchema),
  /** The page's own options as they are stored; one that is not there has its default. */
  options: z.record(z.string(), jsonSchema),
  locales: z.partialRecord(localeSchema, pageLocaleSchema),
  /** Null: visitors do not see it. */
  publishedNumber: z.number().int().nullable(),
  /** Whether visitors see it or have seen it before it was taken down. */
  wasPublished: z.boolean(),
  revision,
});
export type PageSummary = z.infer<typeof pageSummarySchema>;
export const translationStatusSchema = z.partialRecord(localeSchema, z.number().int());
/** `changes`: fields, sections and page entries that a publish would change; `gaps`: what stands in square brackets and is still to be said, of which `gapWords` names the first. */
const unpublishedPageSchema = pageSummarySchema.extend({
  changes: z.number().int(),
  gaps: z.number().int(),
  gapWords: z.array(z.string()),
  /** How many texts are missing by language, only of those that hold a publish up. */
  missing: translationStatusSchema,
});
export type UnpublishedPage = z.infer<typeof unpublishedPageSchema>;
/** `after`: those that come after this page. */
export const unpublishedInput = z.strictObject({ after: id.optional() });
/** `next` is what to ask for those after the list with; null: it is whole. */
export const unpublishedPagesSchema = z.strictObject({
  pages: z.array(unpublishedPageSchema),
  total: z.number().int(),
  next: id.nullable(),
});
export type UnpublishedPages = z.infer<typeof unpublishedPagesSchema>;
/** Addresses in place of those that other pages have taken meanwhile. */
export const pageRestoreInput = idInput.extend({
  slugs: z.partialRecord(localeSchema, z.string().max(200)).optional(),
});
export const trashSchema = z.array(
  idInput.extend({
    name: z.string(),
    names: z.record(z.string(), z.string()),
    slugs: z.record(z.string(), z.string()),
    deletedAt: z.iso.datetime(),
    goneAt: z.iso.datetime(),
  }),
);

/** `opId` names what was done, so that it can be taken back at the site's document; `revision` is the site's. */
export const pageDoneSchema = doneSchema.extend({ opId: id, revision });

export const pageAddedSchema = idInput.extend({ page: pageSummarySchema, opId: id, revision });
export const pageInfoSchema = pageSummarySchema.extend({
  /** Slugs that other pages of the same collection have, by locale: this page cannot take them. */
  availableSlugs: z.partialRecord(localeSchema, z.array(z.string())),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

export const pageInfoInput = z.strictObject({ id, lang: localeSchema.optional() });
export const pageInfoSaveInput = z
  .strictObject({
    id,
    /** The language that `slug` and a single name belong to; an address always needs it. */
    lang: localeSchema.optional(),
    slug: z.string().max(300).optional(),
    meta: z
      .strictObject({
        name: z.union([z.string().max(300), nameByLocale]).optional(),
        /** A new page password, or null to open the page to everybody. It is stored hashed and never sent back. */
        password: pagePassword.nullable().optional(),
        /** What the last change of the password answered, within an hour of it: the one before is back. */
        formerPassword: z.string().min(1).max(2_000).optional(),
        disallowedLanguages: z.array(localeSchema).optional(),
        /** What search engines show below the title, in `lang`. */
        description: z.string().max(longestDescription).optional(),
        /** What they call the page in `lang`; empty, that is its name and the site's again. */
        searchTitle: z.string().max(longestSearchTitle).optional(),
      })
      .optional(),
  })
  .refine(
    ({ slug, meta, lang }) => (slug ?? meta?.description ?? meta?.searchTitle) === undefined || lang !== undefined,
    {
      path: ["lang"],
      message: "An address, a description and a search title belong to a language",
    },
  )
  .refine(({ meta }) => meta?.formerPassword === undefined || meta.password === undefined, {
    path: ["meta", "formerPassword"],
    message: "A password is either a new one or the one before",
  });
/** With a change of the password, if it is another one, what takes it back; nobody can read a password out of it. */
export const pageInfoSavedSchema = doneSchema.extend({ formerPassword: z.string().optional() });
export type PageInfoSaveInput = z.infer<typeof pageInfoSaveInput>;

export const publicationStatusSchema = z.strictObject({
  fields: z.number().int(),
  groups: z.number().int(),
  pages: z.number().int(),
  changed: z.array(z.string()),
});
export const publishedSchema = z.strictObject({ number: z.number().int() });
/** The pages, each as it was when it was looked at: what others changed since goes out only once it was seen. */
export const publishAllInput = z.strictObject({
  pages: z.array(z.strictObject({ id, revision })).min(1).max(50),
});
export type PublishAllInput = z.infer<typeof publishAllInput>;
/** Of each page the number of its new version, or why it has none. */
export const publishedAllSchema = z.strictObject({
  pages: z.array(z.strictObject({ id, number: z.number().int().nullable(), refusal: z.string().nullable() })),
});
export type PublishedAll = z.infer<typeof publishedAllSchema>;
export const revertedSchema = z.strictObject({ revision });

export const pageListInput = z.strictObject({ includeDrafts: z.boolean().default(false) });
