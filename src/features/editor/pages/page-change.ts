import { isReservedSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import type { Locale } from "~/lib/locales.ts";
import { takenSlugs, type ListedPage } from "./page-lists.ts";

export interface PageEntry {
  name: string;
  slug: string;
}

/**
 * What differs from what the page is called in this very language. A name that equals the one in another language is a
 * translation like any other.
 */
export function pageChange(page: Pick<ListedPage, "locales">, locale: Locale, entry: PageEntry): Partial<PageEntry> {
  const now = page.locales[locale];
  return {
    ...(entry.name !== (now?.name ?? "") && { name: entry.name }),
    ...(entry.slug !== (now?.slug ?? "") && { slug: entry.slug }),
  };
}

type SlugProblem = "slug-empty" | "slug-taken" | "slug-reserved";

/** Why an address in slug form cannot be the page's in this language, or null. */
export function slugProblem(
  slug: string,
  { page, pages, locale }: { page: ListedPage; pages: readonly ListedPage[]; locale: Locale },
): SlugProblem | null {
  if (toSlug(slug) === "") return "slug-empty";
  if (page.collection === null && isReservedSlug(slug)) return "slug-reserved";
  return takenSlugs(pages, page, locale).includes(slug) ? "slug-taken" : null;
}
