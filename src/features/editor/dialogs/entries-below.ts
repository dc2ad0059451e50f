import type { SiteDocument } from "~/features/site/document-schema.ts";

/** How many entries of the navigation stand below those of a page: without it they move up. */
export function entriesBelow({ entries }: SiteDocument["navigation"], pageId: string): number {
  return Object.values(entries).filter(({ parentId }) => parentId !== null && entries[parentId]?.pageId === pageId)
    .length;
}
