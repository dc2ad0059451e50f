import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { commonFolder, feedFolder } from "./folders.ts";
import { cropAreaSchema, focalPointSchema, longestRange } from "./schema.ts";

/** Letters that may say what a picture shows: as much as screen readers bear. */
export const longestAlt = 500;

/** Without control characters, nor what turns the direction of writing; what joins the parts of an emoji may stand in it. */
const printed = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u;

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
