import { byCode } from "~/lib/sort-key.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { PageSummary } from "../api-schema.ts";
import { asSummary, summaryColumns, type SummaryRow } from "./page-summary.ts";

/** The site's pages in order, those of a collection in its order, with drafts or only those that visitors can see. */
export async function listPages(ctx: ServiceContext, input: { includeDrafts: boolean }): Promise<PageSummary[]> {
  const { siteId } = ctx;
  const where = { siteId, deletedAt: null, ...(input.includeDrafts ? {} : { publishedVersionId: { not: null } }) };
  const rows = await ctx.db.page.findMany({
    where,
    select: summaryColumns,
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  return inCollectionOrder(rows).map(asSummary);
}

/** The pages of each collection stand as its items do, in the places that they have together; all others stay. */
function inCollectionOrder(rows: SummaryRow[]): SummaryRow[] {
  const placeOf = ({ collection, collectionItems }: SummaryRow) => {
    const places = collectionItems
      .filter((item) => item.collection.name === collection)
      .map((item) => `${item.collection.sortKey} ${item.sortKey}`);
    return places.sort(byCode)[0] ?? "";
  };
  const queues = new Map(
    [...new Set(rows.map(({ collection }) => collection))].map((collection) => {
      const members = rows.filter((row) => row.collection === collection);
      return [collection, collection === null ? members : members.sort((a, b) => byCode(placeOf(a), placeOf(b)))];
    }),
  );
  return rows.flatMap(({ collection }) => queues.get(collection)?.shift() ?? []);
}
