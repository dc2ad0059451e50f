import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { UnpublishedPages } from "../api-schema.ts";
import { gapSummary } from "../domain/gaps.ts";
import { optionalLocalesIn } from "../domain/optional-locales.ts";
import { translationStatus, untranslated } from "../domain/translation-status.ts";
import { pagesWithOtherMedia } from "./pages-with-other-media.ts";
import { nextPublication } from "./publication-status.ts";
import { asSummary, summaryColumns } from "./page-summary.ts";

/** How many are looked through at once: whoever wants to know of all asks for those after the last one. */
const mostListed = 50;

/**
 * The pages of the site that a publish would change, in order, with how many parts of each, what it still leaves to be
 * said, and the texts whose absence would hold it up: the first 50 of them, or the first 50 after a page. `total` counts
 * all from there on. Pages after this list are counted as soon as they were touched, even when a change was taken back.
 */
export async function unpublishedPages(
  ctx: ServiceContext,
  { after, most = mostListed }: { after?: string | undefined; most?: number } = {},
): Promise<UnpublishedPages> {
  const { siteId } = ctx;
  const rows = await ctx.db.page.findMany({
    where: { siteId, deletedAt: null, status: { notIn: ["deleted", "archived"] } },
    select: { ...summaryColumns, publishedVersion: { select: { number: true, revision: true } } },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  // A page that was not touched since its last publish, and none of whose media were, needs no closer look.
  const withOtherMedia = await pagesWithOtherMedia(ctx);
  const touched = rows
    .slice(rows.findIndex(({ id }) => id === after) + 1)
    .filter(
      ({ id, revision, publishedVersion }) => revision > (publishedVersion?.revision ?? -1) || withOtherMedia.has(id),
    );
  const optionalLocales = await optionalLocalesOf(ctx);
  const locales = localesOf(ctx.site);
  const pages: UnpublishedPages["pages"] = [];
  for (const [index, row] of touched.entries()) {
    // Not sooner: what was changed and changed back takes no place.
    if (pages.length === most) return { pages, total: most + touched.length - index, next: pages.at(-1)?.id ?? null };
    const { document, status } = await nextPublication(ctx, { pageId: row.id });
    const changes = status.fields + status.groups + status.pages;
    if (changes === 0) continue;
    const missing = untranslated(translationStatus(document, locales), optionalLocales);
    pages.push({ ...asSummary(row), changes, ...gapSummary(document, locales), missing });
  }
  return { pages, total: pages.length, next: null };
}

async function optionalLocalesOf({ db, siteId }: ServiceContext) {
  const { settings } = await db.site.findFirstOrThrow({ where: { id: siteId }, select: { settings: true } });
  return optionalLocalesIn(settings);
}
