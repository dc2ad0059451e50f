import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { UnpublishedPage } from "../api-schema.ts";
import { fieldsWithGaps } from "../domain/gaps.ts";
import { nextPublication } from "./publication-status.ts";
import { asSummary, summaryColumns } from "./page-summary.ts";

/** More of them are not counted one by one: nobody reads such a list. */
const mostListed = 50;

/** The pages of the site that a publish would change, in order, with how many parts of each and what it still leaves to be said; the first 50 of them. */
export async function unpublishedPages(ctx: ServiceContext, { most = mostListed } = {}): Promise<UnpublishedPage[]> {
  const { siteId } = ctx;
  const rows = await ctx.db.page.findMany({
    where: { siteId, deletedAt: null, status: { notIn: ["deleted", "archived"] } },
    select: { ...summaryColumns, publishedVersion: { select: { number: true, revision: true } } },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  // A page that was not touched since its last publish needs no closer look.
  const touched = rows.filter(({ revision, publishedVersion }) => revision > (publishedVersion?.revision ?? -1));
  const found: UnpublishedPage[] = [];
  for (const row of touched) {
    if (found.length === most) break; // not sooner: what was changed and changed back takes no place
    const { document, status } = await nextPublication(ctx, { pageId: row.id });
    const changes = status.fields + status.groups + status.pages;
    if (changes > 0) found.push({ ...asSummary(row), changes, gaps: fieldsWithGaps(document, localesOf(ctx.site)) });
  }
  return found;
}
