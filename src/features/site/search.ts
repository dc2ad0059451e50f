import { LRUCache } from "lru-cache";
import { localeSchema, localesOf } from "~/lib/locales.ts";
import { processWide } from "~/server/process-wide.ts";
import { pagePath } from "./domain/addresses.ts";
import { searchIn, searchTextOf, type SearchHit, type SearchText } from "./domain/search.ts";
import { isListed } from "./domain/sitemap.ts";
import type { SiteIndex } from "./domain/site-index.ts";
import { loadPublished } from "./published.ts";

const texts = processWide("search-texts", () => new LRUCache<string, SearchText>({ max: 5_000 }));
const maximumHits = 30;

/** Searches the published pages of a site in one language. Protected and unlisted pages are never among them. */
export async function searchSite(
  index: SiteIndex,
  locale: string,
  query: string,
): Promise<(SearchHit & { href: string })[]> {
  const read = localeSchema.safeParse(locale).data;
  if (!read) return [];
  const pages = [...index.pages.values()].filter((page) => page.locales[locale] && isListed(index, page));
  const archived = [...index.archivedGroups].sort().join();
  const known = await Promise.all(
    pages.map(async (page) => {
      // What is archived changes the words of a page without a new version.
      const key = `${page.versionId}|${locale}|${archived}`;
      const present = texts.get(key);
      if (present) return present;
      const published = await loadPublished(index.id, page.id);
      if (!published) return [];
      const fresh = searchTextOf(published.document, read, localesOf(index)[0]);
      texts.set(key, fresh);
      return fresh;
    }),
  );
  return searchIn(known.flat(), query)
    .slice(0, maximumHits)
    .flatMap((hit) => {
      const page = index.pages.get(hit.pageId);
      const href = page && pagePath(index, page, locale);
      return href ? [{ ...hit, href }] : [];
    });
}
