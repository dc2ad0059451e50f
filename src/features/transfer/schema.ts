import { z } from "zod";
import { themeSchema } from "~/features/blocks/theme/theme.ts";
import { placeIdSchema } from "~/features/directory/schema.ts";
import { wordMarksSchema } from "~/features/listings/schema.ts";
import { focalPointSchema, mediaRefSchema, mediaTypeSchema, videoSettingsSchema } from "~/features/media/schema.ts";
import { groupContentSchema } from "~/features/page/commands/group-insert.ts";
import { collectionNameSchema, fieldSchema, groupSchema, pageDocumentSchema } from "~/features/page/schema.ts";
import { collectionItemSchema, collectionSchema, siteDocumentSchema } from "~/features/site/document-schema.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { int4 } from "~/lib/int4.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { archivedBusinessSchema, archivedPersonSchema, storedText } from "./archived-business.ts";

/** What an archive of a site says of itself; a later form of it has another number. */
export const archiveFormat = { format: "vitrine-site", version: 1 } as const;

/** Of each kind of rows that a site has, more than any has; of businesses, as many as one may have. */
const mostRows = 20_000;
const mostBusinesses = 10_000;
const moment = z.iso.datetime();
const line = (most: number) => z.string().max(most);
const wordsByLocale = z.partialRecord(localeSchema, line(2_000));

/** `site.json`. Its hosts and its short name belong to the installation. */
export const siteFileSchema = z.strictObject({
  format: z.literal(archiveFormat.format),
  version: z.literal(archiveFormat.version),
  name: line(100).min(1),
  locales: z
    .array(localeSchema)
    .min(1)
    .refine((locales) => new Set(locales).size === locales.length, "a language stands twice"),
  timeZone: line(60),
  theme: themeSchema,
  settings: siteSettingsSchema,
  ownBusinessId: z.uuid().nullable(),
  isHealthOpticsMember: z.boolean(),
});

const offer = {
  id: z.uuid(),
  title: line(500),
  richTextDescription: jsonSchema.nullable(),
  branchId: z.uuid().nullable(),
  staffMemberId: z.uuid().nullable(),
  status: z.enum(["draft", "published", "archived"]),
  created: moment,
};
const storedWords = z.union([storedText, z.partialRecord(localeSchema, storedText)]);
/** An entry of a list, by language; archives of former releases say it in the site's default language alone. */
const listed = {
  ...offer,
  title: storedWords,
  richTextDescription: jsonSchema.nullable(),
  /** Absent in archives of former releases. */
  wordMarks: wordMarksSchema.default({}),
};
const francs = z
  .string()
  .regex(/^\d{1,8}\.\d\d$/)
  .nullable();
const pictures = z.array(z.uuid()).max(100);

/** `directory.json`. */
export const directoryFileSchema = z.strictObject({
  businesses: z.array(archivedBusinessSchema).max(mostBusinesses),
  /** Where the reviews of a branch are found, in archives of former releases; it stands at the branch now. */
  placeIds: z.record(z.uuid(), placeIdSchema).default({}),
  /** People of no branch. */
  staff: z.array(archivedPersonSchema).max(mostRows),
  jobs: z
    .array(
      z.strictObject({
        ...listed,
        workQuota: storedWords,
        titleImageIds: pictures,
        validThrough: moment.nullable().default(null),
      }),
    )
    .max(mostRows),
  marketplaceItems: z
    .array(
      z.strictObject({
        ...listed,
        itemType: z.enum(["frame", "object", "job"]),
        listingKind: z.enum(["offering", "searching"]),
        cost: francs,
        toBePickedUp: z.boolean(),
        subjectToPostage: z.boolean(),
        askingPrice: z.boolean(),
        titleImageId: z.uuid().nullable(),
        assetKind: z.enum(["image", "document", "page"]),
      }),
    )
    .max(mostRows),
  courses: z
    .array(
      z.strictObject({
        ...offer,
        startsAt: moment.nullable(),
        endsAt: moment.nullable(),
        cost: francs,
        seats: z.number().int().nullable(),
        titleImageIds: pictures,
        sortKey: line(200),
      }),
    )
    .max(mostRows),
});
export type DirectoryFile = z.infer<typeof directoryFileSchema>;

/** `navigation.json`. */
export const navigationFileSchema = siteDocumentSchema.shape.navigation;

/** `collections.json`, by id. An item's own id follows from its collection and what it is. */
export const collectionsFileSchema = z
  .record(
    z.uuid(),
    collectionSchema.extend({
      items: z.array(
        collectionItemSchema.refine(({ pageId, groupId }) => (pageId === null) !== (groupId === null), "page or group"),
      ),
    }),
  )
  .refine((all) => Object.values(all).reduce((sum, { items }) => sum + items.length, 0) <= mostRows, "too many items");

/** `redirects.json`. */
export const redirectsFileSchema = z
  .array(
    z.strictObject({
      locale: localeSchema,
      collection: z.union([z.literal(""), collectionNameSchema]),
      slug: line(200).min(1),
      pageId: z.uuid(),
      createdAt: moment,
    }),
  )
  .max(mostRows);

/** `saved-sections.json`. */
export const savedSectionsFileSchema = z
  .array(z.strictObject({ id: z.uuid(), name: line(200), content: groupContentSchema, createdAt: moment }))
  .max(100);

/** A document as archives hold it: the ids of its fields follow from their groups. */
const archivedDocumentSchema = pageDocumentSchema.extend({
  groups: z.record(
    z.uuid(),
    groupSchema.extend({ fields: z.record(z.string().max(60), fieldSchema.omit({ id: true })) }),
  ),
});
export type ArchivedDocument = z.infer<typeof archivedDocumentSchema>;

/** `pages/<id>/page.json`: the draft, and what is beside it. */
export const pageFileSchema = z.strictObject({
  document: archivedDocumentSchema,
  sortKey: line(200),
  /** argon2id with the product's own figures: others could ask for any amount of memory. */
  passwordHash: z
    .string()
    .regex(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{11,86}\$[\w+/]{22,86}$/)
    .nullable(),
  revision: z.number().int().min(0).max(2_000_000_000),
  /** The number of the version that visitors see. */
  published: z.number().int().min(1).nullable(),
  createdAt: moment,
});

const side = z.number().int().min(1).max(100_000);
/** What is shown until a picture has loaded. */
const placeholder = line(4_000)
  .regex(/^data:image\/webp;base64,[\w+/]*={0,2}$/)
  .nullable();

/**
 * A film that another installation has at Mux is played from here: it is that one's to pay for and to delete. One that
 * not every browser plays is prepared anew.
 */
const videoSettings = videoSettingsSchema
  .catchall(jsonSchema)
  .transform(({ mux: _mux, playbackId: _playbackId, ...own }) =>
    own.isOnlyForMux && own.status === "ready" ? { ...own, status: "preparing" as const } : own,
  )
  .nullable();

/** A medium as a version shows it; its address leads to this site's media, whose files were looked at. */
const shownMediumSchema = mediaRefSchema.omit({ hasAvif: true, isAnimated: true }).extend({
  mimeType: line(100),
  publicUrl: z.string().regex(/^\/media\/[0-9a-f-]{36}$/),
  original: z
    .string()
    .regex(/^[a-z0-9-]{1,64}\.[a-z0-9]{2,5}$/)
    .optional(),
  name: line(200).optional(),
  widths: z.array(side).max(20),
  placeholder,
  videoSettings,
});

/** `pages/<id>/versions/<number>.json`. */
export const versionFileSchema = z.strictObject({
  document: archivedDocumentSchema,
  media: z.record(z.uuid(), shownMediumSchema),
  revision: z.number().int().min(0).max(2_000_000_000),
  createdAt: moment,
});

/** `media/<id>/medium.json`. The copies of a picture are made anew. */
export const mediumFileSchema = z
  .strictObject({
    /** In small letters, as it names a folder and a row: two of one id lie in one place. */
    objectId: z.uuid().lowercase(),
    parentId: z.uuid().nullable(),
    mediaType: mediaTypeSchema,
    mimeType: line(100),
    bucketFolder: line(200),
    originalFilename: line(200),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    hasOriginal: z.boolean(),
    isAnimated: z.boolean(),
    fileSize: int4.min(0),
    width: side,
    height: side,
    tags: z.array(line(100)).max(20),
    publicUrl: line(100),
    blurHash: line(200).nullable(),
    placeholder,
    focalPoint: focalPointSchema.nullable(),
    cropArea: jsonSchema.nullable(),
    videoSettings,
    alt: wordsByLocale,
    altSources: wordsByLocale,
    altMachine: z.array(localeSchema).max(20).default([]),
    createdAt: moment,
    updatedAt: moment,
    /** The file of it that the archive holds beside it: the original, or the largest copy where none is kept. */
    file: z
      .string()
      .regex(/^(original\.[a-z0-9]{2,5}|[1-9]\d{0,4}\.webp)$/)
      .nullable(),
  })
  .refine(({ publicUrl, objectId }) => publicUrl === `/media/${objectId}`, "its address is another medium's");
export type MediumFile = z.infer<typeof mediumFileSchema>;

/** What the files of an archive are called. */
export const archiveNames = {
  site: "site.json",
  directory: "directory.json",
  navigation: "navigation.json",
  collections: "collections.json",
  redirects: "redirects.json",
  savedSections: "saved-sections.json",
  page: (id: string) => `pages/${id}/page.json`,
  version: (id: string, number: number) => `pages/${id}/versions/${number}.json`,
  medium: (id: string) => `media/${id}/medium.json`,
  file: (id: string, name: string) => `media/${id}/${name}`,
} as const;
