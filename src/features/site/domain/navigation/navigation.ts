import type { LocalizedText, NavigationArea } from "../../schema.ts";
import { pagePath } from "../pages/addresses.ts";
import { pageName } from "../pages/page-name.ts";
import type { SiteIndex } from "../pages/site-index.ts";

/** An entry of the navigation as it is drawn in one language. */
export interface NavigationLink {
  id: string;
  label: string;
  /** The language of the label where it is another one than the page's. */
  lang?: string;
  href: string;
  isCurrent: boolean;
  isButton: boolean;
  children: NavigationLink[];
}

type Entry = {
  id: string;
  pageId: string;
  label: LocalizedText;
  appearance: string;
  disallowedLocales: readonly string[];
  children?: Entry[];
};

/** A container of the footer with what stands over it. */
export interface NavigationColumn {
  id: string;
  title: string;
  /** The language of the title where it is another one than the page's. */
  lang?: string;
  links: NavigationLink[];
}

/**
 * The navigation of one part of the page: the entries of its containers whose pages are published in this language. A
 * label that is missing falls back to the page's name, then to the default language's label, then to its name in the first language that has one. Pure.
 */
export function navigationLinks(
  index: SiteIndex,
  area: NavigationArea,
  { locale, currentPageId }: { locale: string; currentPageId: string | null },
): NavigationLink[] {
  return navigationColumns(index, area, { locale, currentPageId }).flatMap(({ links }) => links);
}

/** The footer's pages: its own containers, or where it has none what the header leads to, with what stands below it, without a button's looks. Pure. */
export function footerColumns(
  index: SiteIndex,
  shown: { locale: string; currentPageId: string | null },
): NavigationColumn[] {
  const own = navigationColumns(index, "footer", shown);
  if (own.length > 0) return own;
  const links = navigationLinks(index, "header", shown).map(asPlain);
  return links.length > 0 ? [{ id: "header", title: "", links }] : [];
}

function asPlain(link: NavigationLink): NavigationLink {
  return { ...link, isButton: false, children: link.children.map(asPlain) };
}

/** The same, container by container; one without a link is left out. Pure. */
export function navigationColumns(
  index: SiteIndex,
  area: NavigationArea,
  { locale, currentPageId }: { locale: string; currentPageId: string | null },
): NavigationColumn[] {
  return index.navigation
    .filter((container) => container.area === area)
    .map(({ id, label, children }) => ({
      id,
      ...titleOf(label),
      links: children.flatMap((entry) => linkOf(entry)),
    }))
    .filter(({ links }) => links.length > 0);

  function titleOf(label: Partial<Record<string, string>>): Pick<NavigationColumn, "title" | "lang"> {
    const [lang = ""] = index.locales;
    const borrowed = label[locale] ? "" : label[lang];
    return borrowed ? { title: borrowed, lang } : { title: label[locale] ?? "" };
  }

  function linkOf(entry: Entry): NavigationLink[] {
    const page = index.pages.get(entry.pageId);
    const href = page ? pagePath(index, page, locale) : null;
    if (!page || !href || entry.disallowedLocales.includes(locale)) return [];
    const labels: Partial<Record<string, string>> = entry.label;
    const [defaultLocale = ""] = index.locales;
    const named = pageName(index, page, locale);
    const own = labels[locale] || (named?.lang ? "" : named?.text);
    const first = labels[defaultLocale];
    const borrowed = own ? null : first ? { text: first, lang: defaultLocale } : named;
    return [
      {
        id: entry.id,
        label: own || borrowed?.text || href,
        ...(borrowed?.lang ? { lang: borrowed.lang } : {}),
        href,
        isCurrent: page.id === currentPageId,
        isButton: entry.appearance === "button",
        children: (entry.children ?? []).flatMap((child) => linkOf(child)),
      },
    ];
  }
}
