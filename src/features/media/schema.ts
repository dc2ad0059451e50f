import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { safeInternalPath } from "~/lib/addresses/safe-href.ts";

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
const filmStatusSchema = z.enum(["preparing", "ready", "failed"]);
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

/** So many entries at most are asked about together. */
export const longestRange = 100;

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
