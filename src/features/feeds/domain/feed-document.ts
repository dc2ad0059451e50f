/** What a feed says, whatever its form: plain texts without markup, whole addresses of the web. */
export interface FeedDocument {
  title: string;
  /** What its posts are written in, as BCP 47 names it; left out where it does not say so. */
  language?: string;
  posts: FoundPost[];
}

export interface FoundPost {
  /** The same for the same post whenever it is read. */
  externalId: string;
  title: string;
  text: string;
  href: string | null;
  pictureUrl: string | null;
  medium: "image" | "video";
  postedAt: Date | null;
}

/** Each post once: where a source names one twice, the first. */
export function eachOnce<Post extends { externalId: string }>(posts: Post[]): Post[] {
  const ids = posts.map(({ externalId }) => externalId);
  return posts.filter(({ externalId }, at) => ids.indexOf(externalId) === at);
}

/** So many of its posts are kept; a section shows fewer. */
export const mostPosts = 24;
export const longestTitle = 200;
export const longestText = 500;
