import { languageTag } from "~/lib/language-tag.ts";
import { gamePages, pagePath, unlistedSlugs } from "./addresses.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** The site's `sitemap.xml`: every public page in every language, each with its other languages. Pure. */
export function sitemapOf(index: SiteIndex, origin: string): string {
  const entries = [...index.pages.values()].filter((page) => isListed(index, page)).flatMap((page) => urlsOf(page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");

  function urlsOf(page: IndexedPage): string[] {
    const languages = languagesOf(index, page);
    const links = [
      ...languages.map(({ locale, path }) => alternate(languageTag(locale), path)),
      ...languages.slice(0, 1).map(({ path }) => alternate("x-default", path)),
    ];
    const changed = page.publishedAt.toISOString().slice(0, 10);
    return languages.map(
      ({ path }) =>
        `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changed}</lastmod>${languages.length > 1 ? links.join("") : ""}</url>`,
    );
  }

  function alternate(language: string, path: string): string {
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`;
  }
}

/** The languages that a page stands in, with its path in each. */
export function languagesOf(index: SiteIndex, page: IndexedPage): { locale: string; path: string }[] {
  return index.locales.flatMap((locale) => {
    const path = pagePath(index, page, locale);
    return path ? [{ locale, path }] : [];
  });
}

/** Whether search engines should know the page: not the search page, protected pages or the screens of a game. */
export function isListed(index: SiteIndex, page: IndexedPage): boolean {
  const isGameScreen = index.locales.some((locale) => unlistedSlugs.has(page.locales[locale]?.slug ?? ""));
  return !page.isProtected && page.role !== "search" && !isGameScreen;
}

/** Whether a page has a Markdown view: one that is listed, and that says something without being played. Pure. */
export function isReadable(index: SiteIndex, page: IndexedPage): boolean {
  return isListed(index, page) && !Object.values(page.locales).some((texts) => gamePages.has(texts?.slug ?? ""));
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
