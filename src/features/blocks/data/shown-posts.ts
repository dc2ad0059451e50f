import type { MediaRef } from "~/features/media/schema.ts";

/** A post of somebody else's feed as sections show it: plain words, the site's own copy of its picture. */
export interface ShownPost {
  id: string;
  title: string;
  text: string;
  /** What its feed says that it is written in, as BCP 47 names it; null where it says nothing. */
  language: string | null;
  /** Where it can be read whole. */
  href: string | null;
  isVideo: boolean;
  picture: MediaRef | null;
  /** Its picture is still to be copied. */
  isPictureComing: boolean;
  /** As ISO 8601 writes it. */
  postedAt: string | null;
}

/** By the address that sections name, in the feed's order. */
export type ShownPosts = Record<string, ShownPost[]>;

/** What sections that show articles find in `ViewContext.data`. */
export const articlesName = "articles";

/** What sections that show photos find there. */
export const photosName = "photos";

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

/** The photos that a section shows, whose pictures are here; none where it shows its own. */
export function photosOf(section: { options: Record<string, unknown> }, data: Record<string, unknown>): ShownPhoto[] {
  const held = (data[photosName] ?? []) as ShownPost[];
  const hasPicture = (post: ShownPost): post is ShownPhoto => post.picture !== null;
  return isOfFeed(section) ? held.filter(hasPicture).slice(0, mostShown) : [];
}
type ShownPhoto = ShownPost & { picture: NonNullable<ShownPost["picture"]> };
