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
