import { pagePath } from "~/features/site/domain/pages/addresses.ts";
import type { SitemapEntry } from "~/features/site/domain/pages/sitemap.ts";
import { placesOf } from "~/features/site/domain/pages/sitemap.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { SharedEntry } from "~/features/site/share-picture/share-path.ts";
import { pagesHolding } from "~/features/site/pages-holding.ts";
import { localeSchema, localesOf } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { keptByKey } from "~/server/kept-by-key.ts";
import { entrySlug, shortId } from "./domain/entry-address.ts";
import { saidIn } from "./domain/said.ts";
import { registeredEntries, type RegisteredEntry } from "./entry-register.ts";
import { listsOn } from "./lists-on-page.ts";
import type { ListName } from "./schema.ts";

/** Where an entry stands on a page, and what it is called there, in each of the page's languages. */
export function placesOfEntry(index: SiteIndex, page: IndexedPage, entry: Pick<RegisteredEntry, "id" | "title">) {
  return placesOf(index, page).map(({ locale, path }) => ({
    locale,
    path: `${path}/${slugIn(index, locale, entry)}`,
    name: titleOf(index, locale, entry),
  }));
}

/** The address of an entry on a page in one language; null where the page has none. */
export function entryPath(
  index: SiteIndex,
  { page, locale }: { page: IndexedPage; locale: string },
  entry: Pick<RegisteredEntry, "id" | "title">,
): string | null {
  const path = pagePath(index, page, locale);
  return path && `${path}/${slugIn(index, locale, entry)}`;
}

/** An entry with the addresses that it has on the page that lists it. */
export interface ListedEntry extends SitemapEntry {
  entry: RegisteredEntry;
  pageId: string;
  languages: { locale: string; path: string; name: string }[];
}

/** The entries that everybody may find: each once, on the first page that lists it. */
export async function listedEntries(db: Db, index: SiteIndex, now: Date): Promise<ListedEntry[]> {
  const entries = await registeredEntries(db, index.id, now);
  if (entries.length === 0) return [];
  const pages = await pagesWithLists(db, index);
  return entries.flatMap((entry) => {
    const first = pages.find(({ lists }) => lists.includes(entry.list));
    if (!first) return [];
    const { page } = first;
    return [{ entry, pageId: page.id, languages: placesOfEntry(index, page, entry), changed: entry.changed }];
  });
}

interface PageWithLists {
  page: IndexedPage;
  lists: ListName[];
}

const kept = keptByKey<PageWithLists[]>("pages-with-lists", 100);

/** Read once for each state of the site: anybody may ask for its map as often as they like. */
function pagesWithLists(db: Db, index: SiteIndex): Promise<PageWithLists[]> {
  return kept([index.id, index.revision].join("|"), () => readPagesWithLists(db, index));
}

async function readPagesWithLists(db: Db, index: SiteIndex): Promise<PageWithLists[]> {
  const pages = await pagesHolding(db, index, ["jobs", "marketplace"]);
  return Promise.all(
    pages.map(async (page) => {
      const byLocale = await Promise.all(index.locales.map((locale) => listsOn(index, page, locale)));
      return { page, lists: byLocale.flat() };
    }),
  );
}

/** What an entry is called in a language of the site. */
export function titleOf(index: SiteIndex, locale: string, { title }: Pick<RegisteredEntry, "title">): string {
  const [defaultLocale = "de"] = localesOf(index);
  const language = localeSchema.safeParse(locale).data ?? defaultLocale;
  return saidIn(title, { locale: language, defaultLocale })?.value ?? "";
}

/** An entry as its picture shows it where it is shared. */
export function sharedEntry(
  index: SiteIndex,
  locale: string,
  entry: Pick<RegisteredEntry, "id" | "title">,
): SharedEntry {
  return { shortId: shortId(entry.id), title: titleOf(index, locale, entry) };
}

function slugIn(index: SiteIndex, locale: string, entry: Pick<RegisteredEntry, "id" | "title">): string {
  return entrySlug({ id: entry.id, title: titleOf(index, locale, entry) });
}
