import { listings, showsEntries } from "~/features/blocks/data/listing-data.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { loadPublished } from "~/features/site/published.ts";
import { drawablePage } from "~/features/site/visitor-page.ts";
import { localeSchema } from "~/lib/locales.ts";
import { keptByKey } from "~/server/kept-by-key.ts";
import type { ListName } from "./schema.ts";

const kept = keptByKey<ListName[]>("lists-on-pages", 500);

/** Which of the site's lists visitors of a page see in a language. */
export function listsOn(index: SiteIndex, page: IndexedPage, locale: string): Promise<ListName[]> {
  const key = [index.id, page.versionId, index.revision, locale].join("|");
  return kept(key, () => readLists(index, page, locale));
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
