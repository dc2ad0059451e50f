import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import type { ShownPost } from "~/features/blocks/data/shown-posts.ts";
import { feedTroubles } from "./domain/feed-fault.ts";

export type FeedKind = "articles" | "photos" | "reviews";

/** Each site reads so many feeds of articles at most. */
export const mostFeeds = 20;

/** And the reviews of so many places: each is asked for once a day. */
export const mostPlaces = 50;

/** What an editor entered: with or without its beginning. */
export const loadFeedInput = z.strictObject({ address: z.string().trim().min(1).max(1000) });
export const loadedFeedSchema = z.strictObject({
  /** The address that a section is to name: of the feed itself, where a page that advertises it was entered. */
  address: z.string(),
  title: z.string(),
  posts: z.number().int(),
});
export type LoadedFeed = z.infer<typeof loadedFeedSchema>;

export const importArticleInput = z.strictObject({ url: z.string().trim().min(1).max(2000) });
export const importedArticleSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** Where it can be read whole. */
  href: z.string(),
  /** Its picture, in the site's library now. */
  media: mediaRefSchema.nullable(),
});
export type ImportedArticle = z.infer<typeof importedArticleSchema>;

/** When the reviews of a place were last read, and what has gone wrong since; with the source's word on why. */
export const toldPlacesSchema = z.strictObject({
  isConfigured: z.boolean(),
  places: z.array(
    z.strictObject({
      placeId: z.string(),
      fetchedAt: z.string().nullable(),
      failure: z.strictObject({ at: z.string(), trouble: z.enum(feedTroubles).catch("away") }).nullable(),
    }),
  ),
});
export type ToldPlaces = z.infer<typeof toldPlacesSchema>;

const shownPostSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  language: z.string().nullable(),
  href: z.string().nullable(),
  isVideo: z.boolean(),
  picture: mediaRefSchema.nullable(),
  isPictureComing: z.boolean(),
  postedAt: z.string().nullable(),
}) satisfies z.ZodType<ShownPost>;

export const shownFeedsSchema = z.strictObject({
  articles: z.record(z.string(), z.array(shownPostSchema)),
  photos: z.array(shownPostSchema),
});
