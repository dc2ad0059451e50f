import type { DataKey } from "~/features/blocks/data-key.ts";
import { z } from "zod";
import { findableBranches } from "./findable-branches.ts";
import { findableBusinesses } from "./findable-businesses.ts";
import { keptBySite } from "~/server/kept-by-site.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { differentWords } from "~/features/page/search/words.ts";
import { findableEntry } from "~/features/site/domain/pages/findable.ts";
import type { Findable, FindableEntry } from "~/features/site/domain/pages/search.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { saidIn } from "./domain/said.ts";
import { listedEntries } from "./entry-places.ts";
import { publishedItems, publishedJobs } from "./published-entries.ts";

type ByLocale = Map<string, Promise<Findable>>;

const kept = keptBySite<WeakMap<SiteIndex, ByLocale>>("findable-entries", [
  "jobs",
  "items",
  "branches",
  "directory",
] satisfies DataKey[]);

/**
 * What a search finds beside the words of a site's pages in a language: its branches, what it lists, and the businesses
 * of its directory. Read once for each state of them and of the site.
 */
export async function findableEntries(db: Db, index: SiteIndex, locale: string, now: Date): Promise<Findable> {
  const states = await kept(index.id, now, () => Promise.resolve(new WeakMap<SiteIndex, ByLocale>()));
  const byLocale = states.get(index) ?? new Map<string, Promise<Findable>>();
  states.set(index, byLocale);
  const found = byLocale.get(locale) ?? readFindable(db, index, locale, now);
  byLocale.set(locale, found);
  found.catch(() => byLocale.delete(locale));
  const { entries, words } = await found;
  return { entries: entries.filter(({ until }) => until === null || until > now), words };
}

async function readFindable(db: Db, index: SiteIndex, locale: string, now: Date): Promise<Findable> {
  const [defaultLocale = "de"] = localesOf(index);
  const language = { locale: localeSchema.safeParse(locale).data ?? defaultLocale, defaultLocale };
  const branches = findableBranches(index, locale, now);
  const isOwnFound = index.businessName !== null && branches.length > 0;
  const foundElsewhere = new Set(isOwnFound ? index.branches.map(({ id }) => id) : []);
  const entries = [
    ...branches,
    ...(await findableListed(db, index, language, now)),
    ...(await findableBusinesses(db, index, language.locale, { now, foundElsewhere })),
  ];
  if (entries.length === 0) return { entries: [], words: [] };
  return { entries, words: await withStems(db, { siteId: index.id, locale }, entries) };
}

async function findableListed(
  db: Db,
  index: SiteIndex,
  language: { locale: Locale; defaultLocale: Locale },
  now: Date,
): Promise<FindableEntry[]> {
  const listed = await listedEntries(db, index, now);
  if (listed.length === 0) return [];
  const reading = { db, siteId: index.id };
  const rows = [...(await publishedJobs(reading, now)), ...(await publishedItems(reading))];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap(({ entry, pageId, languages }) => {
    const row = byId.get(entry.id);
    const href = languages.find((each) => each.locale === language.locale)?.path;
    if (!row || !href) return [];
    const [title, description] = [saidIn(row.title, language), saidIn(row.richTextDescription, language)];
    const workQuota = "workQuota" in row ? saidIn(row.workQuota, language)?.value : undefined;
    return findableEntry({
      ...{ pageId, href, until: entry.until },
      title: title?.value ?? "",
      about: [workQuota, row.branch?.name, row.branch?.city, description && plainTextOf(description.value)],
      ...{ titleLang: title?.lang ?? null, lang: description?.lang ?? null },
    });
  });
}

const stemRows = z.array(z.object({ stem: z.string() }));

async function withStems(
  db: Db,
  { siteId, locale }: { siteId: string; locale: string },
  entries: readonly FindableEntry[],
): Promise<Findable["words"]> {
  const words = differentWords(entries.map(({ title, text }) => `${title} ${text}`).join(" "));
  const written = words.map((word) => word.written);
  const rows = await inSite(siteId, () => db.$queryRaw`SELECT stem FROM search_stems(${locale}, ${written}::text[])`);
  const stems = stemRows.parse(rows);
  return words.map((word, at) => ({ word: word.folded, stem: stems[at]?.stem ?? "" }));
}
