import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { isListed } from "./domain/pages/sitemap.ts";

/** The published pages that everybody may find and that hold, shown or not, a section of one of these kinds. */
export async function pagesHolding(db: Db, index: SiteIndex, kinds: readonly string[]): Promise<IndexedPage[]> {
  const rows = await inSite(
    index.id,
    () => db.$queryRaw<{ id: string }[]>`
      SELECT p."id" FROM "Page" p
      JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
      WHERE p."siteId" = ${index.id}::uuid
        AND v."facts" -> 'kinds' ?| ${kinds}::text[]`,
  );
  const holding = new Set(rows.map(({ id }) => id));
  return [...index.pages.values()].filter((page) => holding.has(page.id) && isListed(index, page));
}
