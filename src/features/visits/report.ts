import { localTime } from "~/lib/time/zoned-time.ts";
import type { ServiceContext } from "~/server/context.ts";
import { barsOf, dayAfter, wantedMost } from "./domain/spans.ts";
import { visitsKeptDays, type VisitReport, type VisitSpan } from "./schema.ts";

const most = 20;
/** So many queries are looked at, of which some lead to others. */
const mostSearches = 300;

/** How often the site's pages were seen in the last days, today included, from where, and what was looked for in vain. */
export async function readVisits(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  { days: span }: { days: VisitSpan },
  now = new Date(),
): Promise<VisitReport> {
  const days = Number(span);
  const { timeZone } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } });
  const today = localTime(now, timeZone).slice(0, 10);
  const [first, beforeFirst] = [dayAfter(today, 1 - days), dayAfter(today, 1 - 2 * days)].map((date) => new Date(date));
  const within = { siteId, day: { gte: first as Date, lte: new Date(today) } };
  const sums = { _sum: { count: true }, orderBy: { _sum: { count: "desc" } } } as const;
  const seen = { ...within, kind: "page" } as const;
  const [byDay, byPage, byLocale, byHost, byQuery, earlier] = await Promise.all([
    db.visitCount.groupBy({ by: "day", where: seen, _sum: { count: true } }),
    db.visitCount.groupBy({ by: "name", where: seen, ...sums, take: most }),
    db.visitCount.groupBy({ by: "locale", where: seen, ...sums }),
    db.visitCount.groupBy({ by: "name", where: { ...within, kind: "referrer" }, ...sums, take: most }),
    db.visitCount.groupBy({ by: "name", where: { ...within, kind: "search" }, ...sums, take: mostSearches }),
    db.visitCount.aggregate({
      where: { siteId, kind: "page", day: { gte: beforeFirst as Date, lt: first as Date } },
      _sum: { count: true },
    }),
  ]);
  const pages = await db.page.findMany({
    where: { siteId, id: { in: byPage.map(({ name }) => name) } },
    select: { id: true, name: true, locales: { where: { siteId }, select: { locale: true, name: true } } },
  });
  const named = new Map(
    pages.map(({ id, name, locales }) => {
      const said = locales.filter((each) => each.name !== "").map((each) => [each.locale, each.name] as const);
      return [id, { name, names: Object.fromEntries(said) }];
    }),
  );
  const perDay = new Map(byDay.map(({ day, _sum }) => [day.toISOString().slice(0, 10), _sum.count ?? 0]));
  const counted = ({ _sum }: { _sum: { count: number | null } }) => _sum.count ?? 0;
  return {
    total: [...perDay.values()].reduce((sum, count) => sum + count, 0),
    before: 2 * days > visitsKeptDays ? null : (earlier._sum.count ?? 0),
    bars: barsOf(perDay, today, days),
    pages: byPage.map((row) => ({
      id: row.name,
      ...(named.get(row.name) ?? { name: null, names: {} }),
      count: counted(row),
    })),
    locales: byLocale.map((row) => ({ locale: row.locale, count: counted(row) })),
    referrers: byHost.map((row) => ({ host: row.name, count: counted(row) })),
    searches: wantedMost(byQuery.map((row) => ({ query: row.name, count: counted(row) }))).slice(0, most),
  };
}
