/** Finds a page's path on a site; null when there is none. */
export type PageLookup = (page: { slug: string }) => string | null;

/** The part of the home page that tells of a round that is gone. */
export const goneRound = "gone-round";

/** Where a link leads whose round is gone, or that nobody can read: home, with one sentence about it. */
export function addressOfGoneRound(root: string): string {
  return `${root}#${goneRound}`;
}
