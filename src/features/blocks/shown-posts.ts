import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";

/** A post of somebody else's feed as sections show it: plain words, the site's own copy of its picture. */
const shownPostSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it can be read whole. */
  href: z.string().nullable(),
  isVideo: z.boolean(),
  picture: mediaRefSchema.nullable(),
  /** Its picture is still to be copied. */
  isPictureComing: z.boolean(),
  /** As ISO 8601 writes it. */
  postedAt: z.string().nullable(),
});
export type ShownPost = z.infer<typeof shownPostSchema>;

/** By the address that sections name, in the feed's order. */
export const shownPostsSchema = z.record(z.string(), z.array(shownPostSchema));
export type ShownPosts = z.infer<typeof shownPostsSchema>;

/** What sections that show articles find in `ViewContext.data`. */
export const articlesName = "articles";

/** A section shows so many posts at most. */
const mostShown = 12;

/** Whether a section shows a feed in place of its own cards or pictures. */
export const isOfFeed = ({ options }: { options: Record<string, unknown> }): boolean => options["source"] === "feed";

/** The articles that a section shows; none where it shows its own cards. */
export function articlesOf(section: { options: Record<string, unknown> }, data: Record<string, unknown>): ShownPost[] {
  const { feed } = section.options;
  const held = (data[articlesName] ?? {}) as ShownPosts;
  if (!isOfFeed(section) || typeof feed !== "string" || !Object.hasOwn(held, feed)) return [];
  return (held[feed] ?? []).slice(0, mostShown);
}
