/**
 * What sections show that is neither on their page nor counted by the site's revision. A change of one counts its head
 * up (`server/data-heads.ts`), and the finished pages that carry it are made anew. Every page of a site carries `pages`.
 */
export const dataKeys = ["branches", "directory", "jobs", "items", "reviews", "courses", "feed", "pages"] as const;
export type DataKey = (typeof dataKeys)[number];
