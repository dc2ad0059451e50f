import { languageTag, openGraphLocale } from "~/lib/language-tag.ts";
import { mayHoldGame, pagePath } from "./addresses.ts";
import { isHomeName } from "../home-names.ts";
import { pageName, type Named } from "./page-name.ts";
import { isListed, isReadable, languagesOf } from "./sitemap.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** What the head of a page says about it, in the shape that Next's `generateMetadata` returns. Pure. */
export function pageMetadata(index: SiteIndex, page: IndexedPage, locale: string, origin: string) {
  const texts = page.locales[locale];
  const name = pageName(index, page, locale)?.text ?? index.name;
  const title = pageTitle(index.name, { name, searchTitle: texts?.searchTitle, isHome: page.role === "home" });
  const description = texts?.description || undefined;
  const path = pagePath(index, page, locale);
  const url = path ? origin + path : undefined;
  const languages = languagesOf(index, page);
  // In a language that nobody has begun, it says what its first one does.
  const isBegun = languages.length === 0 || languages.some((other) => other.locale === locale);
  const [first] = languages;
  return {
    title,
    description,
    alternates: {
      canonical: isBegun || !first ? url : origin + first.path,
      languages: isBegun ? alternateLanguages(languages, origin) : undefined,
      types: url && isReadable(index, page) ? { "text/markdown": `${url}.md` } : undefined,
    },
    openGraph: {
      title,
      description,
      url,
      siteName: index.name,
      locale: openGraphLocale(locale),
      alternateLocale: languages
        .filter((other) => other.locale !== locale)
        .map((other) => openGraphLocale(other.locale)),
      type: "website" as const,
    },
    robots: isListed(index, page) ? undefined : { index: false, follow: true },
  };
}

/** Where the same is said in other languages, the preferred one first; undefined for what stands in one alone. Pure. */
export function alternateLanguages(places: { locale: string; path: string }[], origin: string) {
  const [preferred] = places;
  if (!preferred || places.length === 1) return undefined;
  return {
    ...Object.fromEntries(places.map(({ locale, path }) => [languageTag(locale), origin + path])),
    "x-default": origin + preferred.path,
  };
}

/** The heading of a page whose sections show none: its name, and for the home page what the browser's tab says. Pure. */
export function pageHeading(index: SiteIndex, page: IndexedPage, locale: string): Named {
  const name = pageName(index, page, locale) ?? { text: index.name };
  return page.role === "home" ? { ...name, text: pageTitle(index.name, { name: name.text, isHome: true }) } : name;
}

/** What the answer's headers say about a page beyond every page's headers. Says the same to robots as the head. Pure. */
export function pageHeaders(index: SiteIndex, page: IndexedPage, locale: string): Record<string, string> {
  return {
    ...(mayHoldGame(page, locale) ? { "referrer-policy": "no-referrer" } : {}),
    ...(isListed(index, page) ? {} : { "x-robots-tag": "noindex" }),
  };
}

interface TitledPage {
  name: string;
  searchTitle?: string | undefined;
  isHome: boolean;
}

/** What the browser's tab and search engines call a page: its search title alone, or its name with the site's. Pure. */
export function pageTitle(siteName: string, { name, searchTitle, isHome }: TitledPage): string {
  if (searchTitle) return searchTitle;
  return isHome ? homeTitle(siteName, name) : `${name} – ${siteName}`;
}

/** The home page is often called "Home": then the site's name alone says more. */
function homeTitle(siteName: string, pageName: string): string {
  return isHomeName(pageName) || pageName === siteName ? siteName : `${siteName} – ${pageName}`;
}
