import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** What something is called, and in which language where that is another one than the page's. */
export interface Named {
  text: string;
  lang?: string;
}

/** What a page is called in a language: as there, else as in the site's first one. Null where it has no name in either. Pure. */
export function pageName(index: Pick<SiteIndex, "locales">, page: IndexedPage, locale: string): Named | null {
  const [defaultLocale = ""] = index.locales;
  const own = page.locales[locale]?.name;
  if (own) return { text: own };
  const borrowed = page.locales[defaultLocale]?.name;
  return borrowed ? { text: borrowed, lang: defaultLocale } : null;
}
