import type { DataKey } from "~/features/blocks/data-key.ts";
import { shownGroups } from "~/features/page/domain/shown-groups.ts";
import { pagePath } from "~/features/site/domain/pages/addresses.ts";
import { findableEntry, typedPhone } from "~/features/site/domain/pages/findable.ts";
import type { FindableEntry } from "~/features/site/domain/pages/search.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { pagesHolding } from "~/features/site/pages-holding.ts";
import { loadPublished } from "~/features/site/published.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { keptBySite } from "~/server/kept-by-site.ts";

const kind = "businessSearch";

interface FindableBusiness extends FindableEntry {
  branchIds: string[];
}

const kept = keptBySite<FindableBusiness[]>("findable-businesses", ["directory"] satisfies DataKey[]);

/**
 * The published businesses of a site as its search finds them: each on the first page that shows the directory in this
 * language, which then lists it alone; without those all of whose branches are `foundElsewhere`. Their words are read
 * once for all languages.
 */
export async function findableBusinesses(
  db: Db,
  index: SiteIndex,
  locale: Locale,
  { now, foundElsewhere }: { now: Date; foundElsewhere: ReadonlySet<string> },
): Promise<FindableEntry[]> {
  const page = await directoryPage(db, index, locale);
  const path = page && pagePath(index, page, locale);
  if (!page || !path) return [];
  const businesses = await kept(index.id, now, () => readBusinesses(db, index.id));
  const isFoundElsewhere = ({ branchIds }: FindableBusiness) =>
    branchIds.length > 0 && branchIds.every((id) => foundElsewhere.has(id));
  return businesses
    .filter((business) => !isFoundElsewhere(business))
    .map(({ branchIds: _, ...business }) => ({
      ...business,
      pageId: page.id,
      href: `${path}?${new URLSearchParams({ q: business.title })}`,
    }));
}

async function directoryPage(db: Db, index: SiteIndex, locale: Locale): Promise<IndexedPage | null> {
  for (const page of await pagesHolding(db, index, [kind])) {
    const published = page.locales[locale] ? await loadPublished(index.id, page.id) : null;
    if (published && shownGroups(published.document, locale).some((group) => group.kind === kind)) return page;
  }
  return null;
}

async function readBusinesses(db: Db, siteId: string): Promise<FindableBusiness[]> {
  const rows = await inSite(siteId, () =>
    db.business.findMany({
      where: { siteId, status: "published" },
      orderBy: [{ letter: "asc" }, { sought: "asc" }, { id: "asc" }],
      select: {
        name: true,
        branches: {
          where: { siteId, active: true },
          orderBy: [{ sortKey: "asc" }, { id: "asc" }],
          select: { id: true, name: true, street: true, streetNumber: true, zip: true, city: true, phone: true },
        },
      },
    }),
  );
  return rows.map(({ name, branches }) => ({
    branchIds: branches.map(({ id }) => id),
    ...findableEntry({
      ...{ pageId: "", href: "", title: name },
      about: branches.map((branch) => {
        const parts = [branch.name === name ? "" : branch.name, `${branch.street} ${branch.streetNumber}`.trim()];
        return [...parts, `${branch.zip} ${branch.city}`.trim(), branch.phone].filter(Boolean).join(", ");
      }),
      alsoFoundBy: branches.map(({ phone }) => typedPhone(phone)).join(" "),
    }),
  }));
}
