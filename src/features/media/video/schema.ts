import { z } from "zod";
import { bucketFolderSchema } from "../library-schema.ts";
import { mediaRefSchema } from "../schema.ts";

/** Films of YouTube are shown in this shape, whatever is said. */
export const youtubeAspectRatio = "16:9";

/**
 * A film of YouTube by its address. An id beside it must be the address's own; of the pictures and the shape that are
 * named, nothing is used: they follow from the id.
 */
export const addYoutubeInput = z.strictObject({
  youtubeUrl: z.string().max(2_000),
  videoId: z.string().max(100).optional(),
  thumbnailUrl: z.string().max(2_000).nullish(),
  aspectRatio: z.string().max(20).optional(),
  bucketFolder: bucketFolderSchema.optional(),
});
export type AddYoutubeInput = z.output<typeof addYoutubeInput>;

export const youtubeMediumSchema = mediaRefSchema.extend({
  videoId: z.string(),
  youtubeUrl: z.string(),
  /** Of this site, where the server has put it; null when YouTube's could not be had. */
  thumbnailUrl: z.string().nullable(),
  /** The same picture in YouTube's four sizes: the stored copy that is as wide or else the widest there is. */
  thumbnails: z.strictObject({
    default: z.string().nullable(),
    medium: z.string().nullable(),
    high: z.string().nullable(),
    maxres: z.string().nullable(),
  }),
  aspectRatio: z.literal(youtubeAspectRatio),
});

/** What is known of a film before it is sent; nothing has to be. */
export const directUploadInput = z
  .strictObject({
    filename: z.string().min(1).max(300).optional(),
    size: z.number().int().min(1).optional(),
  })
  .optional();

/** What stands for a film until it plays: a JPEG or WebP in base64. */
const posterSchema = z.base64().max(900_000);

export const setPosterInput = z.strictObject({ id: z.uuid().toLowerCase(), poster: posterSchema.min(1) });
export type SetPosterInput = z.infer<typeof setPosterInput>;

export const createEntryInput = z.strictObject({
  uploadId: z.uuid().toLowerCase(),
  /** Drawn by the browser. */
  poster: posterSchema.nullish(),
  bucketFolder: bucketFolderSchema.optional(),
});
export type CreateEntryInput = z.output<typeof createEntryInput>;
