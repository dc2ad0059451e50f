import { LRUCache } from "lru-cache";
import { listings, showsEntries } from "~/features/blocks/data/listing-data.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { loadPublished } from "~/features/site/published.ts";
import { drawablePage } from "~/features/site/visitor-page.ts";
import { localeSchema } from "~/lib/locales.ts";
import { processWide } from "~/server/process-wide.ts";
import type { ListName } from "./schema.ts";

const known = () => processWide("lists-on-pages", () => new LRUCache<string, Promise<ListName[]>>({ max: 500 }));

/** Which of the site's lists visitors of a page see in a language. */
export function listsOn(index: SiteIndex, page: IndexedPage, locale: string): Promise<ListName[]> {
  const key = [index.id, page.versionId, index.revision, locale].join("|");
  const kept = known().get(key);
  if (kept) return kept;
  const found = readLists(index, page, locale);
  known().set(key, found);
  found.catch(() => known().delete(key));
  return found;
}

async function readLists(index: SiteIndex, page: IndexedPage, locale: string): Promise<ListName[]> {
  const language = localeSchema.safeParse(locale);
  const published = language.success && page.locales[locale] ? await loadPublished(index.id, page.id) : null;
  if (!published || !language.success) return [];
  const shown = { locale: language.data, pageId: page.id };
  const { sections } = await drawablePage({ index, ...published }, shown, () => Promise.resolve(asIfFilled));
  const names: Partial<Record<string, ListName>> = listings;
  return sections.flatMap((section) => (showsEntries(section) ? (names[section.kind] ?? []) : []));
}

/** A list that is empty now is no other list. */
const asIfFilled = { data: { jobs: [{}], items: [{}] }, keys: [], until: null };
