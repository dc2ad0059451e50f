import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";

/** A point of a picture that every crop keeps in view, as fractions from 0 to 1. */
export const focalPointSchema = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.infer<typeof focalPointSchema>;

export const mediaTypeSchema = z.enum(["image", "video", "audio", "document"]);
export type MediaType = z.infer<typeof mediaTypeSchema>;

/** What is done to an own film before it plays, and how that ended. */
export const filmStatusSchema = z.enum(["preparing", "ready", "failed"]);
export type FilmStatus = z.infer<typeof filmStatusSchema>;

/** The parts of `Media.videoSettings` that drawing needs. `source` tells an own file from one of YouTube. */
export const videoSettingsSchema = z.object({
  source: z.enum(["own", "youtube"]),
  videoId: z.string().optional(),
  status: filmStatusSchema.optional(),
});

/** The parts of a medium that a page needs to draw it; copied into a snapshot when the page is published. */
export const mediaRefSchema = z.strictObject({
  id: z.uuid(),
  mediaType: mediaTypeSchema,
  mimeType: z.string(),
  publicUrl: z.string(),
  /** The name of the original's file below `publicUrl`, where one is kept. */
  original: z.string().optional(),
  /** Its weight in bytes. */
  originalBytes: z.number().int().optional(),
  /** Widths in px of the resized copies at `publicUrl/<width>.webp`, ascending. */
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().nullable(),
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  videoSettings: jsonSchema.nullable(),
  alt: z.partialRecord(localeSchema, z.string()),
  /** What the first language said when the words of each other one were written, as far as it is known. */
  altSources: z.partialRecord(localeSchema, z.string()).optional(),
});
export type MediaRef = z.infer<typeof mediaRefSchema>;

/** Filters of the media library. `page` counts from 1; the page size follows from the media type. */
export const listMediaInput = z.strictObject({
  mediaType: mediaTypeSchema,
  search: z.string().trim().max(200).optional(),
  bucketFolder: z.string().max(200).optional(),
  tags: z.array(z.string().max(100)).max(20).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
});
export type ListMediaInput = z.input<typeof listMediaInput>;

/** One entry of the media library: what a page needs to draw it, and what people look for it by. */
export const mediaListItemSchema = mediaRefSchema.extend({
  originalFilename: z.string(),
  fileSize: z.number().int(),
  bucketFolder: z.string(),
  tags: z.array(z.string()),
  updatedAt: z.date(),
});
export type MediaListItem = z.infer<typeof mediaListItemSchema>;

export const mediaListSchema = z.strictObject({
  items: z.array(mediaListItemSchema),
  /** Number of entries on all pages. */
  total: z.number().int(),
  pageSize: z.number().int(),
});
export type MediaList = z.infer<typeof mediaListSchema>;

/** What people say of a medium: in words what it shows, which point of it stays in view, and by what it is found. */
export const mediumDescriptionSchema = z.strictObject({
  alt: mediaRefSchema.shape.alt,
  altSources: mediaRefSchema.shape.alt.default({}),
  focalPoint: mediaRefSchema.shape.focalPoint,
  tags: z.array(z.string()),
});
export type MediumDescription = z.infer<typeof mediumDescriptionSchema>;

/**
 * What is to be said of a medium from now on; what is left out stays. Words within the length that screen readers bear:
 * empty for decoration, null for nothing said yet.
 */
export const describeMediumInput = z.strictObject({
  id: z.uuid().toLowerCase(),
  alt: z.partialRecord(localeSchema, z.string().trim().max(500).nullable()).optional(),
  /** Null: no point was chosen. */
  focalPoint: focalPointSchema.nullable().optional(),
  tags: z.array(z.string().trim().min(1).max(100)).max(20).optional(),
});
export type DescribeMediumInput = z.infer<typeof describeMediumInput>;

export const updateMediaInput = z.strictObject({
  media: describeMediumInput,
  /** Pages are kept by version, so nothing needs refreshing; the tag is taken and does nothing. */
  revalidationTag: z.union([z.string().max(200), z.array(z.string().max(200)).max(20)]).optional(),
});
