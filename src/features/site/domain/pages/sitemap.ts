import { languageTag } from "~/lib/language-tag.ts";
import { gamePages, pagePath, unlistedSlugs } from "./addresses.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** Addresses of one part: with ten languages each it stays far below the 50 MB, and the 50,000 addresses, that one may have. */
const addressesOfPart = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Something of a site that has an address of its own in each of these languages. */
export interface SitemapEntry {
  languages: { locale: string; path: string }[];
  changed: Date;
}

/**
 * The site's `sitemap.xml`: every public page, and what `more` has addresses of its own, in every language, each with its
 * other languages; for a large site the list of its parts. Pure.
 */
export function sitemapOf(index: SiteIndex, origin: string, more: readonly SitemapEntry[] = []): string {
  const parts = partsOf(index, more);
  if (parts.length <= 1) return urlset(parts[0] ?? [], origin);
  const entries = parts.map((part, at) => {
    const changed = part.map(dayOf).sort().at(-1) ?? "";
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${at + 1}.xml`)}</loc><lastmod>${changed}</lastmod></sitemap>`;
  });
  return [head, `<sitemapindex ${namespace}>`, ...entries, "</sitemapindex>", ""].join("\n");
}

/** How many parts a large site's map has; 0 where it is in one piece. Pure. */
export function countParts(index: SiteIndex, more: readonly SitemapEntry[] = []): number {
  const { length } = partsOf(index, more);
  return length > 1 ? length : 0;
}

/** The part of a large site's map that stands at this path; null where there is none. Pure. */
export function sitemapPart(
  index: SiteIndex,
  pathname: string,
  more: readonly SitemapEntry[] = [],
): readonly SitemapEntry[] | null {
  const number = partNumber(pathname);
  if (number === null) return null;
  const parts = partsOf(index, more);
  return (parts.length > 1 && parts[number - 1]) || null;
}

/** Which part of a map a path names, counted from 1; null for every other path. Pure. */
export function partNumber(pathname: string): number | null {
  const number = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(pathname)?.[1];
  return number === undefined ? null : Number(number);
}

/** What is listed in parts that hold about as many addresses each. */
function partsOf(index: SiteIndex, more: readonly SitemapEntry[]): SitemapEntry[][] {
  const pages = [...index.pages.values()].filter((page) => isListed(index, page));
  const all = [...pages.map((page) => ({ languages: languagesOf(index, page), changed: page.publishedAt })), ...more];
  const size = Math.max(1, Math.floor(addressesOfPart / index.locales.length));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** The map of these addresses. Pure. */
export function urlset(entries: readonly SitemapEntry[], origin: string): string {
  const open = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [head, open, ...entries.flatMap((entry) => urlsOf(entry, origin)), "</urlset>", ""].join("\n");
}

function urlsOf(entry: SitemapEntry, origin: string): string[] {
  const { languages } = entry;
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`;
  const [preferred] = languages;
  const links = [
    ...languages.map(({ locale, path }) => link(languageTag(locale), path)),
    ...(preferred ? [link("x-default", preferred.path)] : []),
  ];
  return languages.map(
    ({ path }) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${dayOf(entry)}</lastmod>${languages.length > 1 ? links.join("") : ""}</url>`,
  );
}

function dayOf({ changed }: SitemapEntry): string {
  return changed.toISOString().slice(0, 10);
}

/**
 * The languages that search engines are told of, with the page's path in each: the site's first one, and those that
 * somebody has begun the page in. Pure.
 */
export function languagesOf(index: SiteIndex, page: IndexedPage): { locale: string; path: string }[] {
  return placesOf(index, page).filter(
    ({ locale }) => locale === index.locales[0] || !page.addressOnly?.includes(locale),
  );
}

/** The languages that visitors may read a page in, with its path in each: also where all of it is said in another. Pure. */
export function placesOf(index: SiteIndex, page: IndexedPage): { locale: string; path: string }[] {
  return index.locales.flatMap((locale) => {
    const path = pagePath(index, page, locale);
    return path ? [{ locale, path }] : [];
  });
}

/** Whether search engines should know the page: not the search page, protected pages or the screens of a game. */
export function isListed(index: SiteIndex, page: IndexedPage): boolean {
  const isGameScreen = index.locales.some((locale) => unlistedSlugs.has(page.locales[locale]?.slug ?? ""));
  return !page.isProtected && page.role !== "search" && !isGameScreen && !page.isOfRound;
}

/** Whether a page has a Markdown view: one that is listed, and that says something without being played. Pure. */
export function isReadable(index: SiteIndex, page: IndexedPage): boolean {
  return isListed(index, page) && !Object.values(page.locales).some((texts) => gamePages.has(texts?.slug ?? ""));
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
