import { z } from "zod";
import { keptBySite } from "~/features/directory/search/kept-by-site.ts";
import { plainTextOf } from "~/features/page/domain/rich-text.ts";
import { differentWords } from "~/features/page/search/words.ts";
import type { Foundable, FoundableEntry } from "~/features/site/domain/search.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";
import { localeSchema, localesOf } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { saidIn } from "./domain/said.ts";
import { listedEntries } from "./entry-places.ts";
import { publishedItems, publishedJobs } from "./published-entries.ts";

/** Read again after so long, for rows that were changed by hand. */
const periodMs = 5 * 60_000;
/** So many languages and states of a site's pages are kept for one state of its entries. */
const mostKept = 20;

const kept = keptBySite<Map<string, Promise<Foundable>>>("foundable-entries", ["jobs", "items", "branches"]);

/** What a search finds of a site's lists in a language: read once for each state of the lists and of the site. */
export async function foundableEntries(db: Db, index: SiteIndex, locale: string, now: Date): Promise<Foundable> {
  const period = Math.floor(now.getTime() / periodMs);
  const states = await kept(index.id, period, () => Promise.resolve(new Map<string, Promise<Foundable>>()));
  const state = `${locale}|${index.revision}`;
  const found = states.get(state) ?? readFoundable(db, index, locale, now);
  if (states.size >= mostKept) states.clear();
  states.set(state, found);
  found.catch(() => states.delete(state));
  const { entries, words } = await found;
  return { entries: entries.filter(({ until }) => until === null || until > now), words };
}

async function readFoundable(db: Db, index: SiteIndex, locale: string, now: Date): Promise<Foundable> {
  const listed = await listedEntries(db, index, now);
  if (listed.length === 0) return { entries: [], words: [] };
  const rows = [...(await publishedJobs(db, index.id, now)), ...(await publishedItems(db, index.id))];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [defaultLocale = "de"] = localesOf(index);
  const language = { locale: localeSchema.safeParse(locale).data ?? defaultLocale, defaultLocale };
  const entries = listed.flatMap(({ entry, pageId, languages }) => {
    const row = byId.get(entry.id);
    const href = languages.find((each) => each.locale === locale)?.path;
    if (!row || !href) return [];
    const title = saidIn(row.title, language)?.value ?? "";
    const description = saidIn(row.richTextDescription, language)?.value;
    const workQuota = "workQuota" in row ? saidIn(row.workQuota, language)?.value : undefined;
    const about = [workQuota, row.branch?.name, row.branch?.city, description && plainTextOf(description)];
    const text = about.filter(Boolean).join(" · ").replace(/\s+/g, " ");
    const { until } = entry;
    const [titleWords, words] = [wordsOf(title), wordsOf(`${title} ${text}`)];
    return [{ pageId, href, title, text, until, titleWords, words }];
  });
  return { entries, words: await withStems(db, { siteId: index.id, locale }, entries) };
}

const wordsOf = (text: string) => new Set(differentWords(text).map((word) => word.folded));
const stemRows = z.array(z.object({ stem: z.string() }));

async function withStems(
  db: Db,
  { siteId, locale }: { siteId: string; locale: string },
  entries: readonly FoundableEntry[],
): Promise<Foundable["words"]> {
  const words = differentWords(entries.map(({ title, text }) => `${title} ${text}`).join(" "));
  const written = words.map((word) => word.written);
  const rows = await inSite(siteId, () => db.$queryRaw`SELECT stem FROM search_stems(${locale}, ${written}::text[])`);
  const stems = stemRows.parse(rows);
  return words.map((word, at) => ({ word: word.folded, stem: stems[at]?.stem ?? "" }));
}
