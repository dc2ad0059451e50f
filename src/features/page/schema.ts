import { z } from "zod";
import { statusSchema } from "~/features/blocks/status.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";

export { operationSchema, patchSchema, type Operation, type Patch } from "~/features/document/schema.ts";

export const pageRoleSchema = z.enum(["home", "search", "imprint", "privacyPolicy", "terms", "contact"]);
export type PageRole = z.infer<typeof pageRoleSchema>;

export const collectionNameSchema = z.enum(["team", "service", "testimonial", "map"]);
export type CollectionName = z.infer<typeof collectionNameSchema>;

/** One text in one language. `json` holds rich text in the closed schema of `features/richtext`. */
export const fieldTextSchema = z.strictObject({
  text: z.string().nullable(),
  json: jsonSchema.nullable(),
  /** Hash of the source text a translation was made from. */
  sourceHash: z.string().nullable(),
  origin: z.enum(["human", "machine"]),
});
export type FieldText = z.infer<typeof fieldTextSchema>;

/** A field exists in the document from its first change on; its id is `deriveId(groupId, name)`. */
export const fieldSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  visible: z.boolean(),
  mediaId: z.uuid().nullable(),
  /** The media of a field that holds a list, in order; absent while there are none. */
  mediaIds: z.array(z.uuid()).min(1).optional(),
  options: z.record(z.string(), jsonSchema),
  /** A value that is the same in every language. */
  value: jsonSchema.nullable(),
  texts: z.partialRecord(localeSchema, fieldTextSchema),
});
export type Field = z.infer<typeof fieldSchema>;

export const groupSchema = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  /** The board that this card lies in, or null for a section of the page. */
  parentId: z.uuid().nullable(),
  status: statusSchema,
  previousStatus: statusSchema.nullable(),
  /** Fractional index; order is (sortKey, id) among groups of one parent. */
  sortKey: z.string(),
  options: z.record(z.string(), jsonSchema),
  disallowedLocales: z.array(localeSchema),
  /** Kept from visitors of every language, cards included; absent while they see it. */
  isHidden: z.literal(true).optional(),
  fields: z.record(z.string(), fieldSchema),
});
export type Group = z.infer<typeof groupSchema>;

/** What of a page's own words is translated; an address is not. */
export const translatedPartSchema = z.enum(["name", "description", "searchTitle"]);
export type TranslatedPart = z.infer<typeof translatedPartSchema>;

export const pageLocaleSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** What search engines and the browser's tab call the page; absent: its name and the site's. */
  searchTitle: z.string().min(1).optional(),
  /** What the first language said when the name was translated; absent: nobody knows. */
  nameSource: z.string().optional(),
  /** What it said when the description was translated. */
  descriptionSource: z.string().optional(),
  /** What it said when the search title was translated. */
  searchTitleSource: z.string().optional(),
  /** Which of these words a machine has written, and nobody has looked at since. */
  machine: z.array(translatedPartSchema).min(1).optional(),
});
export type PageLocale = z.infer<typeof pageLocaleSchema>;

/**
 * A page as plain data: everything that edits, checks, publishes, compares or translates a page is a pure
 * function of it. Groups are keyed by id; a group with status `deleted` was removed by a publish and stays only
 * so that the removal can be undone. Protection is not part of it: the password hash never leaves the server.
 */
export const pageDocumentSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  role: pageRoleSchema.nullable(),
  status: statusSchema,
  collection: collectionNameSchema.nullable(),
  options: z.record(z.string(), jsonSchema),
  disallowedLocales: z.array(localeSchema),
  locales: z.partialRecord(localeSchema, pageLocaleSchema),
  groups: z.record(z.string(), groupSchema),
});
export type PageDocument = z.infer<typeof pageDocumentSchema>;

/** What one `PageVersion` row holds: the published document and the media that it shows. */
export const publishedPageSchema = z.strictObject({
  document: pageDocumentSchema,
  media: z.record(z.string(), mediaRefSchema),
});
export type PublishedPage = z.infer<typeof publishedPageSchema>;
