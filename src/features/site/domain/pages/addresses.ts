import { homeSlug } from "~/features/page/domain/home-slug.ts";
import { isEditorLocale, localeSchema } from "~/lib/locales.ts";
import { addressKey, pageByRole, pageBySlug, type IndexedPage, type SiteIndex } from "./site-index.ts";

/** Where a path of the site leads. */
export type Destination =
  | { type: "page"; page: IndexedPage; locale: string }
  | { type: "edit"; locale: string; collection: string | null; slug: string | null }
  /** In the language that the address names, if any. */
  | { type: "login" | "password" | "account"; locale: string | null }
  /** Where staff redeem coupons: the link that a coupon's QR code holds. */
  | { type: "coupon"; locale: string }
  | { type: "search"; page: IndexedPage; locale: string }
  | { type: "redirect"; location: string; isPermanent: boolean }
  /** A draft, for whoever has the key; `wanted` is the language that the address names, if any. */
  | { type: "preview"; token: string; locale: string; wanted: string | null }
  | { type: "missing"; locale: string };

const gameStartSlug = "~urban-golf-start";
/** Pages whose address in the browser may hold a game's id, which is all it takes to score. */
export const gamePages: ReadonlySet<string> = new Set([
  gameStartSlug,
  "~urban-golf-edit",
  "~urban-golf-share",
  "~urban-golf-play",
  "~urban-golf-coupon",
]);

/** Whether the address of a page may hold a game's id. Pure. */
export function mayHoldGame(page: IndexedPage, locale: string): boolean {
  return gamePages.has(page.locales[locale]?.slug ?? "");
}

/** Pages that search engines need not know; the start of a game is one that they should. */
export const unlistedSlugs: ReadonlySet<string> = new Set([...gamePages].filter((slug) => slug !== gameStartSlug));

/**
 * Reads `/{locale}[/edit][/{collection}]/{slug}`. One page has one address: the home page is `/{locale}`, and every
 * other way to write a page's address is redirected to that one. Query strings play no part.
 */
export function destinationOf(index: SiteIndex, segments: readonly string[]): Destination {
  const [locale, ...rest] = segments;
  const fallback = index.locales[0] ?? "de";
  if (locale === undefined) return { type: "redirect", location: `/${fallback}`, isPermanent: false };
  if (isOwnPage(locale) && rest.length === 0) return { type: locale, locale: null };
  if (locale === "preview" && rest.length > 0) return preview(index, rest);
  const [own = ""] = rest;
  // These speak the languages of the editor, whatever those of the site are.
  if (rest.length === 1 && isOwnPage(own) && (index.locales.includes(locale) || isEditorLocale(locale)))
    return { type: own, locale };
  if (!index.locales.includes(locale)) return inFirstLanguage(index, locale, rest);
  if (rest[0] === "edit") return editing(locale, rest.slice(1));
  if (rest.length === 0) return home(index, locale);
  if (rest.length > 2) return { type: "missing", locale };

  const [slug = "", collection] = rest.length === 2 ? [rest[1], rest[0]] : [rest[0]];
  if (!collection && slug === "coupon") return { type: "coupon", locale };
  if (!collection && slug === "game") return page(pageBySlug(index, locale, gameStartSlug), locale);

  const found = pageAt(index, locale, collection ?? null, slug);
  const canonical = found ? pagePath(index, found, locale) : null;
  if (!found && !collection && slug === homeSlug) {
    return { type: "redirect", location: `/${locale}`, isPermanent: false };
  }
  if (!found || !canonical) return byOtherName(index, locale, collection ?? null, slug);
  const isCanonical = canonical === pathOf([locale, ...(collection ? [collection] : []), slug]);
  // Not for good: another page may be the home page one day, and this one stand here again.
  const isPermanent = found.role !== "home" || slug === homeSlug;
  return isCanonical ? page(found, locale) : { type: "redirect", location: canonical, isPermanent };
}

/** The home page, which stands in a language that was added once it is published in it: until then it leads to another one. */
function home(index: SiteIndex, locale: string): Destination {
  const found = pageByRole(index, "home") ?? pageBySlug(index, locale, homeSlug);
  if (!found || found.locales[locale]) return page(found, locale);
  const location = index.locales.flatMap((other) => pagePath(index, found, other) ?? [])[0];
  return location ? { type: "redirect", location, isPermanent: false } : { type: "missing", locale };
}

/** A page at its address in a language that the site has no more, which may come back: it leads to the first language. */
function inFirstLanguage(index: SiteIndex, former: string, rest: readonly string[]): Destination {
  const locale = index.locales[0] ?? "de";
  if (rest[0] === "edit" && localeSchema.safeParse(former).success)
    return editedInFirstLanguage(index, former, rest.slice(1));
  const [slug = "", collection = null] = rest.length === 2 ? [rest[1], rest[0]] : rest;
  const home = rest.length === 0 ? (pageByRole(index, "home") ?? pageBySlug(index, former, homeSlug)) : undefined;
  const found = rest.length > 2 ? undefined : (home ?? pageAt(index, former, collection, slug));
  const location = found?.locales[former] ? pagePath(index, found, locale) : null;
  return location ? { type: "redirect", location, isPermanent: false } : { type: "missing", locale };
}

/** An editor that stood open meanwhile: to the page by its id, or by the words of its address where it was never published. */
function editedInFirstLanguage(index: SiteIndex, former: string, rest: readonly string[]): Destination {
  const locale = index.locales[0] ?? "de";
  const [slug = "", collection = null] = rest.length === 2 ? [rest[1], rest[0]] : rest;
  const found = rest.length > 2 ? undefined : pageAt(index, former, collection, slug);
  const location = pathOf([locale, "edit", ...(found ? [found.id] : rest)]);
  return { type: "redirect", location, isPermanent: false };
}

function pageAt(index: SiteIndex, locale: string, collection: string | null, slug: string): IndexedPage | undefined {
  const key = addressKey(locale, collection, slug);
  return index.pages.get(index.addresses.get(key) ?? index.redirects.get(key) ?? "");
}

/** A page under the name that it has in another language, as in an address written by hand: it leads to its own here. */
function byOtherName(index: SiteIndex, locale: string, collection: string | null, slug: string): Destination {
  for (const other of index.locales) {
    const found = pageAt(index, other, collection, slug);
    const location = found ? pagePath(index, found, locale) : null;
    // Not for good: a page of this language may be called so one day.
    if (location) return { type: "redirect", location, isPermanent: false };
  }
  return { type: "missing", locale };
}

/** The pages on which somebody signs in, sets a new password, and finds their account. */
function isOwnPage(word: string): word is "login" | "password" | "account" {
  return word === "login" || word === "password" || word === "account";
}

/** The one address of a published page in a locale, or null when it does not exist in that locale. */
export function pagePath(index: SiteIndex, page: IndexedPage, locale: string): string | null {
  const slug = page.locales[locale]?.slug;
  if (!slug) return null;
  if (page.role === "home") return `/${locale}`;
  // On sites that have given nobody the role.
  if (slug === homeSlug && !page.collection && !pageByRole(index, "home")) return `/${locale}`;
  return pathOf([locale, ...(page.collection ? [page.collection] : []), slug]);
}

/** Splits a raw request path; null for a path that does not decode or hides a slash or control character. */
export function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split("/").slice(1).map(decodeURIComponent);
    return segments.some((segment) => /[/\\\u0000-\u001f\u007f]/.test(segment)) ? null : segments;
  } catch {
    return null; // malformed percent encoding
  }
}

/** `~` stands as it is; everything else that a URL would not carry is encoded. */
export function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

function page(found: IndexedPage | undefined, locale: string): Destination {
  if (!found?.locales[locale]) return { type: "missing", locale };
  return found.role === "search" ? { type: "search", page: found, locale } : { type: "page", page: found, locale };
}

function preview({ locales }: SiteIndex, [token = "", wanted = null, ...more]: (string | null)[]): Destination {
  const locale = wanted ?? locales[0] ?? "de";
  if (token === null || more.length > 0 || !locales.includes(locale)) {
    return { type: "missing", locale: locales[0] ?? "de" };
  }
  return { type: "preview", token, locale, wanted };
}

function editing(locale: string, rest: readonly string[]): Destination {
  if (rest.length > 2) return { type: "missing", locale };
  const [slug = null, collection = null] = rest.length === 2 ? [rest[1], rest[0]] : [rest[0]];
  return { type: "edit", locale, collection, slug };
}
