import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** What something is called, and in which language where that is another one than the page's. */
export interface Named {
  text: string;
  lang?: string;
}

/**
 * What a page is called in a language: as there, else as in the first language of the site in which it has a name, be it
 * shown there or not. Null where it has none. Pure.
 */
export function pageName(index: Pick<SiteIndex, "locales">, page: IndexedPage, locale: string): Named | null {
  const own = page.locales[locale]?.name;
  if (own) return { text: own };
  const [borrowed = null] = index.locales.flatMap((lang): Named[] => {
    const text = page.locales[lang]?.name || page.closedNames?.[lang];
    return text ? [{ text, lang }] : [];
  });
  return borrowed;
}
