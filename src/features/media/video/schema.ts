import { z } from "zod";
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
});
export type AddYoutubeInput = z.infer<typeof addYoutubeInput>;

export const youtubeMediumSchema = mediaRefSchema.extend({
  videoId: z.string(),
  youtubeUrl: z.string(),
  /** Of this site, where the server has put it; null when YouTube's could not be had. */
  thumbnailUrl: z.string().nullable(),
  aspectRatio: z.literal(youtubeAspectRatio),
});

/** What is known of a film before it is sent; nothing has to be. */
export const directUploadInput = z
  .strictObject({
    filename: z.string().min(1).max(300).optional(),
    size: z.number().int().min(1).optional(),
  })
  .optional();

export const createEntryInput = z.strictObject({
  uploadId: z.uuid().toLowerCase(),
  /** What stands for the film until it plays: a JPEG or WebP in base64, drawn by the browser. */
  poster: z.base64().max(900_000).nullish(),
});
export type CreateEntryInput = z.infer<typeof createEntryInput>;
