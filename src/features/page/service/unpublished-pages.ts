import type { ServiceContext } from "~/server/context.ts";
import type { UnpublishedPage } from "../api-schema.ts";
import { publicationStatus } from "./publication-status.ts";
import { asSummary, summaryColumns } from "./page-summary.ts";

/** More of them are not counted one by one: nobody reads such a list. */
const most = 50;

/** The pages of the site that a publish would change, in order, with how many parts of each; at most 50. */
export async function unpublishedPages(ctx: ServiceContext): Promise<UnpublishedPage[]> {
  const { siteId } = ctx;
  const rows = await ctx.db.page.findMany({
    where: { siteId, deletedAt: null, status: { notIn: ["deleted", "archived"] } },
    select: { ...summaryColumns, publishedVersion: { select: { number: true, revision: true } } },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  // A page that was not touched since its last publish needs no closer look.
  const touched = rows.filter(({ revision, publishedVersion }) => revision > (publishedVersion?.revision ?? -1));
  const found: UnpublishedPage[] = [];
  for (const row of touched.slice(0, most)) {
    const { fields, groups, pages } = await publicationStatus(ctx, { pageId: row.id });
    const changes = fields + groups + pages;
    if (changes > 0) found.push({ ...asSummary(row), changes });
  }
  return found;
}
