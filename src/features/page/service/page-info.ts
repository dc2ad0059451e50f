import { localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { PageInfo } from "../api-schema.ts";
import { requireLocale } from "../require-locale.ts";
import { pageSummary } from "./page-summary.ts";

/** One page's name, addresses and protection: in every language of the site, or in `locale` alone. Throws `not-found`. */
export async function pageInfo(
  ctx: ServiceContext,
  { pageId, locale }: { pageId: string; locale?: Locale },
): Promise<PageInfo> {
  const { siteId } = ctx;
  const summary = await pageSummary(ctx, { pageId });
  const others = await ctx.db.pageLocale.findMany({
    where: { siteId, collection: summary.collection ?? "", pageId: { not: pageId } },
    select: { locale: true, slug: true },
    orderBy: { slug: "asc" },
  });
  const takenSlugs = (locale: Locale) => others.filter((other) => other.locale === locale).map((other) => other.slug);
  if (locale !== undefined) requireLocale(ctx, locale);
  const shown = locale === undefined ? localesOf(ctx.site) : [locale];
  return {
    ...summary,
    locales: Object.fromEntries(
      shown.flatMap((each) => (summary.locales[each] ? [[each, summary.locales[each]]] : [])),
    ),
    availableSlugs: Object.fromEntries(shown.map((each) => [each, takenSlugs(each)])),
  };
}
