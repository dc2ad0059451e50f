import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { safeInternalPath } from "~/lib/addresses/safe-href.ts";
import { commonFolder, feedFolder } from "./folders.ts";

/** A point of a picture that every crop keeps in view, as fractions from 0 to 1. */
export const focalPointSchema = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.infer<typeof focalPointSchema>;

/**
 * What a medium is. Pictures, films and documents are taken in, listed and shown. `audio` is a value that programs know, and
 * nothing more: no section plays sound, and there is no door that makes one.
 */
export const mediaTypeSchema = z.enum(["image", "video", "audio", "document"]);
export type MediaType = z.infer<typeof mediaTypeSchema>;

/** What is done to an own film before it plays, and how that ended. */
export const filmStatusSchema = z.enum(["preparing", "ready", "failed"]);
export type FilmStatus = z.infer<typeof filmStatusSchema>;

/** The parts of `Media.videoSettings` that drawing needs. `source` tells an own file from one of YouTube. */
export const videoSettingsSchema = z.object({
  source: z.enum(["own", "youtube"]),
  videoId: z.string().optional(),
  uploadId: z.string().optional(),
  status: filmStatusSchema.optional(),
  /** Under which Mux delivers an own film, where it does. */
  playbackId: z
    .string()
    .regex(/^[A-Za-z0-9]{1,128}$/)
    .optional()
    .catch(undefined),
  /** Whether only Mux makes of it what every browser plays: its file here is for it to be fetched from. */
  isOnlyForMux: z.boolean().optional(),
});

/** The parts of a medium that a page needs to draw it; copied into a snapshot when the page is published. */
export const mediaRefSchema = z.strictObject({
  id: z.uuid(),
  mediaType: mediaTypeSchema,
  mimeType: z.string(),
  /** A path of this site, whatever a table holds: documents and large pictures are links to it. */
  publicUrl: z.string().overwrite((address) => safeInternalPath(address) ?? "/media/unknown"),
  /** What a document is called, as people read it. */
  name: z.string().optional(),
  /** The name of the original's file below `publicUrl`, where one is kept. */
  original: z.string().optional(),
  /** Its weight in bytes. */
  originalBytes: z.number().int().optional(),
  /** Widths in px of the resized copies at `publicUrl/<width>.webp`, ascending. */
  widths: z.array(z.number().int()),
  /** Whether they lie at `publicUrl/<width>.avif` as well. Visitors' pages are told; no snapshot holds it. */
  hasAvif: z.boolean().optional(),
  /** Whether a picture moves. Its editors are told; no snapshot holds it. */
  isAnimated: z.boolean().optional(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().nullable(),
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  videoSettings: jsonSchema.nullable(),
  alt: z.partialRecord(localeSchema, z.string()),
  /**
   * What the first language said when the words of each other one were written, as far as it is known. In the first
   * language itself: the same words, where they were said of a file that was replaced since: see `isDoubtful`.
   */
  altSources: z.partialRecord(localeSchema, z.string()).optional(),
  /** Languages in which a machine has written them, and nobody has looked at them since. */
  altMachine: z.array(localeSchema).optional(),
});
export type MediaRef = z.infer<typeof mediaRefSchema>;

const longestRange = 100;

/** By what the media library may be ordered: newest change, name, or weight, the heaviest first. */
export const mediaSorts = ["updated", "name", "size"] as const;
export type MediaSort = (typeof mediaSorts)[number];

/**
 * Filters of the media library. `search` looks in names, alternative texts and tags; `tags` are told apart by their
 * letters alone, whatever their case. `page` counts from 1; the page size follows from the media type. In place of a page,
 * `from` and `to` name a range of entries, both included and counted from 0: 100 at most.
 */
export const listMediaInput = z
  .strictObject({
    mediaType: mediaTypeSchema,
    search: z.string().trim().max(200).optional(),
    bucketFolder: z.string().max(200).optional(),
    tags: z.array(z.string().max(100)).max(20).optional(),
    sort: z.enum(mediaSorts).default("updated"),
    page: z.number().int().min(1).max(10_000).default(1),
    from: z.number().int().min(0).max(1_000_000).optional(),
    to: z.number().int().min(0).max(1_000_000).optional(),
  })
  .refine(({ from = 0, to = from }) => to >= from && to - from < longestRange, "is no range of 100 entries");
export type ListMediaInput = z.input<typeof listMediaInput>;

/** The part of a picture that a cropped copy shows, in percent of the picture that it was cut from. */
export const cropAreaSchema = z
  .strictObject({
    x: z.number().min(0).max(100),
    y: z.number().min(0).max(100),
    width: z.number().positive().max(100),
    height: z.number().positive().max(100),
  })
  .refine(({ x, y, width, height }) => x + width <= 100.01 && y + height <= 100.01, "reaches out of the picture");
export type CropArea = z.infer<typeof cropAreaSchema>;

/** One entry of the media library: what a page needs to draw it, and what people look for it by. */
export const mediaListItemSchema = mediaRefSchema.extend({
  originalFilename: z.string(),
  fileSize: z.number().int(),
  bucketFolder: z.string(),
  tags: z.array(z.string()),
  updatedAt: z.date(),
  createdAt: z.date(),
  objectId: z.uuid(),
  extension: z.string(),
  state: z.enum(["upload", "ready"]),
  blurHash: z.string().nullable(),
  /** Of a cropped copy: the picture that it was cut from, and which part of that it shows. */
  parentId: z.uuid().nullable(),
  cropArea: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** How many fields of drafts show it, and how often the site itself uses it. */
  uses: z.number().int(),
  /** The file that it had before it was replaced: the medium that holds it, its name, and until when it does. */
  former: z.strictObject({ id: z.uuid(), originalFilename: z.string(), until: z.date() }).nullable(),
});
export type MediaListItem = z.infer<typeof mediaListItemSchema>;

export const mediaListSchema = z.strictObject({
  items: z.array(mediaListItemSchema),
  /** Number of entries on all pages. */
  total: z.number().int(),
  pageSize: z.number().int(),
});
export type MediaList = z.infer<typeof mediaListSchema>;

/** What people say of a medium: in words what it shows, which point of it stays in view, by what it is found and where. */
export const mediumDescriptionSchema = z.strictObject({
  alt: mediaRefSchema.shape.alt,
  altSources: mediaRefSchema.shape.alt.default({}),
  altMachine: z.array(localeSchema).default([]),
  focalPoint: mediaRefSchema.shape.focalPoint,
  tags: z.array(z.string()),
  /** What its file is called in the library, and the folder that it lies in there. */
  name: z.string().optional(),
  folder: z.string().optional(),
});
export type MediumDescription = z.infer<typeof mediumDescriptionSchema>;

/** Letters that may say what a picture shows: as much as screen readers bear. */
export const longestAlt = 500;

/** Without control characters. */
const printed = /^\P{C}*$/u;

/** Empty: in no folder of its own. Never among the copies that come and go: it would go with them. */
const folderSchema = z
  .string()
  .trim()
  .max(100)
  .regex(printed)
  .refine((folder) => folder !== feedFolder);

/** So many media a folder's renaming names, so that they can be named again when it is taken back. */
export const mostRenamed = 10_000;

/** A folder of the library, and the name that it gets; an empty one dissolves it. With `only`, just these leave it. */
export const renameFolderInput = z.strictObject({
  from: z
    .string()
    .min(1)
    .max(200)
    .refine((folder) => folder !== feedFolder),
  to: folderSchema.transform((folder) => folder || commonFolder),
  only: z.array(z.uuid()).min(1).max(mostRenamed).optional(),
});
export type RenameFolderInput = z.infer<typeof renameFolderInput>;

/** The folder that something new is taken into. */
export const bucketFolderSchema = folderSchema.transform((folder) => folder || commonFolder);

/**
 * What is to be said of a medium from now on; what is left out stays. Words within the length that screen readers bear:
 * empty for decoration, null for nothing said yet.
 */
export const describeMediumInput = z.strictObject({
  id: z.uuid().toLowerCase(),
  alt: z.partialRecord(localeSchema, z.string().trim().max(longestAlt).nullable()).optional(),
  /** Null: no point was chosen. */
  focalPoint: focalPointSchema.nullable().optional(),
  tags: z.array(z.string().trim().min(1).max(100)).max(20).optional(),
  name: z.string().trim().min(1).max(200).regex(printed).optional(),
  folder: folderSchema.optional(),
});
export type DescribeMediumInput = z.infer<typeof describeMediumInput>;

/** Pages are kept by version, so nothing needs refreshing; the tag is taken and does nothing. */
const revalidationTag = z.union([z.string().max(200), z.array(z.string().max(200)).max(20)]).optional();

/**
 * A whole row may be sent back, under the row's own names for a file's name and its folder: what people may say of it
 * counts, and the rest is left as it is.
 */
const sentMedium = z
  .object({
    ...describeMediumInput.shape,
    originalFilename: describeMediumInput.shape.name,
    bucketFolder: z.string().max(200).optional(),
  })
  .transform(({ originalFilename, bucketFolder, ...said }) => ({
    ...(originalFilename !== undefined && { name: originalFilename }),
    ...(bucketFolder !== undefined &&
      bucketFolder !== feedFolder && { folder: bucketFolder === commonFolder ? "" : bucketFolder }),
    ...said,
  }))
  .pipe(describeMediumInput);

export const updateMediaInput = z.strictObject({ media: sentMedium, revalidationTag });

const mediumId = z.uuid().toLowerCase();
export const oneMediumInput = z.strictObject({ id: mediumId });
export const blurHashInput = z.strictObject({ media: z.object({ id: mediumId }), revalidationTag });

/**
 * The part of a picture that is to be cut out as a picture of its own. Of a picture that was itself cut out, the part
 * is one of the picture that it comes from.
 */
export const cropImageInput = z.strictObject({ media: z.object({ id: mediumId, cropArea: cropAreaSchema }) });
export type CropImageInput = z.infer<typeof cropImageInput>;

/** `by` is a medium that nobody uses yet, or the one that holds the former files: the two exchange their files. */
export const replaceMediumInput = z.strictObject({ id: mediumId, by: mediumId });

/** The medium's id says all; what programs send with it beyond that is taken and does nothing. */
export const deleteMediumInput = z.strictObject({
  mediaId: mediumId,
  /** Said by somebody who knows where it is used. */
  evenIfUsed: z.boolean().default(false),
  bucketFolder: z.string().max(200).nullish(),
  groupId: z.string().max(100).nullish(),
  objectId: z.string().max(100).nullish(),
  extension: z.string().max(20).nullish(),
});

/** What uses a medium: a page's draft, a page that visitors read, or something of the site itself. */
export const mediumPlaceSchema = z.strictObject({
  kind: z.enum([
    "draft",
    "published",
    "logo",
    "alternativeLogo",
    "icon",
    "business",
    "job",
    "course",
    "marketplaceItem",
    "savedSection",
    "crop",
  ]),
  /** Of the page, or of what else there is more than one of. */
  id: z.uuid().nullable(),
  /** What that is called, in the site's first language. */
  name: z.string(),
});
export type MediumPlaceOfUse = z.infer<typeof mediumPlaceSchema>;

export const mediumUsageSchema = z.strictObject({
  /** In how many fields of drafts, alone or in a list, and on which pages. */
  fields: z.number().int(),
  pageIds: z.array(z.uuid()),
  /** Everything that uses it, published pages included. */
  places: z.array(mediumPlaceSchema),
});
export type MediumUsage = z.infer<typeof mediumUsageSchema>;

/** Most media that are asked about together: as many as a range of the library holds. */
export const mostAskedMedia = longestRange;
export const manyMediaInput = z.strictObject({ ids: z.array(mediumId).min(1).max(mostAskedMedia) });
export const mediumUsagesSchema = z.array(mediumUsageSchema.extend({ id: z.uuid() }));

/** Folders and tags of the library with the number of media in each, and how much room they take. */
export const librarySummarySchema = z.strictObject({
  folders: z.array(z.strictObject({ name: z.string(), count: z.number().int() })),
  tags: z.array(z.strictObject({ name: z.string(), count: z.number().int() })),
  /** Bytes of all that was uploaded, and how many the site may have. */
  usedBytes: z.number(),
  limitBytes: z.number(),
});
export type LibrarySummary = z.infer<typeof librarySummarySchema>;
