import { pagePath } from "./addresses.ts";
import { addressKey, pageBySlug, type SiteIndex } from "./site-index.ts";

/** Finds a page's path by slug or id, in one language; null when no such page is published in it. Pure. */
export function pageLookup(
  index: SiteIndex,
  locale: string,
): (page: { slug: string } | { id: string }) => string | null {
  return (wanted) => {
    const id = "id" in wanted ? wanted.id : index.addresses.get(addressKey(locale, null, wanted.slug));
    const page = id ? index.pages.get(id) : undefined;
    if (page) return pagePath(index, page, locale);
    // A system page may carry another slug in this language: find it by its slug in the default one.
    const inDefault = "slug" in wanted ? pageBySlug(index, index.locales[0] ?? "de", wanted.slug) : undefined;
    return inDefault ? pagePath(index, inDefault, locale) : null;
  };
}
