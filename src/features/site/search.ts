import { z } from "zod";
import { isSlipOf } from "~/features/page/search/typos.ts";
import { getDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { pagePath } from "./domain/pages/addresses.ts";
import {
  excerptOf,
  holdsAll,
  marked,
  mostParts,
  saidWhere,
  termsOf,
  tsqueryOf,
  type Findable,
  type FindableEntry,
  type SearchHit,
  type Term,
} from "./domain/pages/search.ts";
import { isTooShort } from "./domain/pages/shortest-query.ts";
import { isListed } from "./domain/pages/sitemap.ts";
import type { SiteIndex } from "./domain/pages/site-index.ts";

/** So many hits a part has; the link below them leads to the next part, below what is there. */
const partSize = 20;
/** From so many pages on the database may leave some out. */
const countedPages = 200;
const nothing: Found = { hits: [], total: 0, isTotalExact: true, hasMore: false };
/** So many of the first part are entries of what the site lists, where more pages are found than there is room for. */
const mostEntries = 10;
/** So many words count as a wanted one, the nearest first. */
const mostOthers = 60;
/** From so many letters on, a word counts inside others: as the database has it of the words of pages. */
const shortestPart = 4;

type Hit = SearchHit & { href: string };
type Found = Omit<SearchAnswer, "isGuessed">;

export interface SearchAnswer {
  /** Those of the parts up to the one that was asked for. */
  hits: Hit[];
  /** How many there are; where there are so many pages that nobody counts on, at least. */
  total: number;
  isTotalExact: boolean;
  /** Whether the next part shows more of them. */
  hasMore: boolean;
  /** True where no page held the words as they are written, and the hits are for words written much like them. */
  isGuessed: boolean;
}

/**
 * Searches the published pages of a site in one language by PostgreSQL's full text, and behind them what these list:
 * every word of the query, in any of its forms, inside a compound, and the last one also as a beginning; where nothing
 * holds them, words that are written much like them. Protected and unlisted pages are never among the hits, from the
 * moment on that they are.
 */
export async function searchSite(
  index: SiteIndex,
  locale: string,
  query: string,
  { listed = { entries: [], words: [] }, part = 1 }: { listed?: Findable; part?: number } = {},
): Promise<SearchAnswer> {
  const written = termsOf(query);
  if (written.length === 0 || isTooShort(query)) return { ...nothing, isGuessed: false };
  return await inSite(index.id, async () => {
    const terms = await withForms(locale, written, listed);
    const exact = await hitsOf(index, locale, { terms, listed, part });
    if (exact.total > 0) return { ...exact, isGuessed: false };
    const guessed = await withLikeness(locale, terms, listed);
    const found = guessed ? await hitsOf(index, locale, { terms: guessed, listed, part }) : nothing;
    return { ...found, isGuessed: found.total > 0 };
  });
}

async function hitsOf(
  index: SiteIndex,
  locale: string,
  { terms, listed, part }: { terms: readonly Term[]; listed: Findable; part: number },
): Promise<Found> {
  const entries = entriesFound(listed, terms);
  const { pages, isTotalExact } = await pagesFound(index, locale, terms);
  const all = inParts(pages, entries);
  const shown = all.slice(0, partSize * Math.min(part, mostParts));
  const total = all.length;
  return {
    hits: await withWords(index, locale, { shown, terms }),
    ...{ total, isTotalExact, hasMore: shown.length < total && part < mostParts },
  };
}

type PageFound = Pick<Hit, "pageId" | "href">;

/** Pages, then entries; of these the first ones keep a place in the first part, so that what is shown stays in its place. */
function inParts(pages: readonly PageFound[], entries: readonly FindableEntry[]): (PageFound | FindableEntry)[] {
  const first = pages.slice(0, partSize - Math.min(mostEntries, entries.length));
  const beside = partSize - first.length;
  return [...first, ...entries.slice(0, beside), ...pages.slice(first.length), ...entries.slice(beside)];
}

/** The entries that hold every term, those first whose title does; in the order in which they are listed. */
function entriesFound({ entries }: Findable, terms: readonly Term[]): FindableEntry[] {
  const found = entries.filter(({ words }) => holdsAll(words, terms));
  const entitled = found.filter(({ titleWords }) => holdsAll(titleWords, terms));
  return [...new Set([...entitled, ...found])];
}

const stemRow = z.object({ stem: z.string() });
const wordsRow = z.tuple([z.object({ words: z.array(z.string()) })]);

/** The terms with the words of the site that count as them; without those that say nothing, unless all do. */
async function withForms(locale: string, terms: readonly Term[], { words }: Findable): Promise<Term[]> {
  const rows = await getDb().$queryRaw`
    SELECT stem FROM search_stems(${locale}, ${terms.map(({ written }) => written)}::text[])`;
  const stemmed = z
    .array(stemRow)
    .parse(rows)
    .flatMap(({ stem }, at) => (terms[at] ? { term: terms[at], stem } : []));
  const telling = stemmed.filter(({ stem }) => stem !== "");
  return await Promise.all(
    (telling.length > 0 ? telling : stemmed).map(async ({ term, stem }) => {
      const found = await getDb().$queryRaw`
        SELECT ARRAY(SELECT word FROM search_words_of(${locale}, ${term.folded}, ${stem})) AS words`;
      const isForm = (known: Findable["words"][number]) =>
        (stem !== "" && known.stem === stem) ||
        (term.folded.length >= shortestPart && known.word.includes(term.folded));
      const listed = words.filter(isForm).slice(0, mostOthers);
      return { ...term, others: [...new Set([...others(found), ...listed.map(({ word }) => word)])] };
    }),
  );
}

/** The terms with the words that they may be slips of the pen for; null where there are none. */
async function withLikeness(locale: string, terms: readonly Term[], { words }: Findable): Promise<Term[] | null> {
  const guessed = await Promise.all(
    terms.map(async (term) => {
      const found = await getDb().$queryRaw`
        SELECT ARRAY(SELECT word FROM search_words_like(${locale}, ${term.folded})) AS words`;
      const like = others(found, (word) => isSlipOf(term.folded, word, term));
      const listed = words.filter(({ word }) => isSlipOf(term.folded, word, term)).slice(0, mostOthers);
      return { ...term, others: [...new Set([...term.others, ...like, ...listed.map(({ word }) => word)])] };
    }),
  );
  return guessed.some(({ others: all }, at) => all.length > (terms[at]?.others.length ?? 0)) ? guessed : null;
}

function others(rows: unknown, isMeant: (word: string) => boolean = () => true): string[] {
  const [{ words }] = wordsRow.parse(rows);
  return [...new Set(words)].filter(isMeant).slice(0, mostOthers);
}

const pagesRow = z.tuple([z.object({ pageIds: z.array(z.string()) })]);

async function pagesFound(
  index: SiteIndex,
  locale: string,
  terms: readonly Term[],
): Promise<{ pages: PageFound[]; isTotalExact: boolean }> {
  // The index knows what a password protects now; what is not in it at all is left out below.
  const hidden = unlistedPages(index);
  const rows = await getDb().$queryRaw`
    SELECT ARRAY(
      SELECT "pageId" FROM search_pages(${locale}, ${tsqueryOf(terms)}::tsquery, ${hidden}::uuid[])) AS "pageIds"`;
  const [{ pageIds }] = pagesRow.parse(rows);
  const pages = pageIds.flatMap((pageId) => {
    const page = index.pages.get(pageId);
    const href = page && pagePath(index, page, locale);
    return href ? [{ pageId, href }] : [];
  });
  return { pages, isTotalExact: pageIds.length < countedPages };
}

/** What is shown, with its words; those of pages are read for these alone. */
async function withWords(
  index: SiteIndex,
  locale: string,
  { shown, terms }: { shown: readonly (PageFound | FindableEntry)[]; terms: readonly Term[] },
): Promise<Hit[]> {
  const pageIds = shown.filter((found) => !("title" in found)).map(({ pageId }) => pageId);
  const texts = await getDb().searchText.findMany({
    where: { siteId: index.id, locale, pageId: { in: pageIds } },
    select: { pageId: true, title: true, text: true },
  });
  const textOf = new Map(texts.map((text) => [text.pageId, text]));
  return shown.flatMap((found) => {
    const { pageId, href } = found;
    const read = "title" in found ? found : textOf.get(pageId);
    if (!read) return [];
    const { text, isBorrowed } = saidWhere(read.text, terms);
    const borrowedIn = index.locales[0] ?? null;
    const { titleLang, lang } =
      "title" in found
        ? found
        : { titleLang: isNamed(index, pageId, locale) ? null : borrowedIn, lang: isBorrowed ? borrowedIn : null };
    return {
      ...{ pageId, href, titleLang, lang },
      title: marked(read.title, terms),
      excerpt: marked(excerptOf(text, terms), terms),
    };
  });
}

/** Whether the page has a name of its own in this language; else its hits are called as in the site's first one. */
function isNamed(index: SiteIndex, pageId: string, locale: string): boolean {
  return locale === index.locales[0] || Boolean(index.pages.get(pageId)?.locales[locale]?.name);
}

const unlisted = new WeakMap<SiteIndex, string[]>();

/** The pages that no search finds; asked once of each index, which never changes. */
function unlistedPages(index: SiteIndex): string[] {
  const known = unlisted.get(index);
  if (known) return known;
  const found = [...index.pages.values()].filter((page) => !isListed(index, page)).map(({ id }) => id);
  unlisted.set(index, found);
  return found;
}
