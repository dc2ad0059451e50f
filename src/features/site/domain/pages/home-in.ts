import type { SiteIndex } from "./site-index.ts";

/** The path of the home page for readers of a language: in it, where the site has it, or else in the site's first one. */
export function homeIn({ locales }: Pick<SiteIndex, "locales">, locale: string): string {
  return `/${locales.includes(locale) ? locale : (locales[0] ?? "de")}`;
}
