import type { Locale } from "~/lib/locales.ts";
import { nameOf, pageLists, type ListedPage } from "../pages/page-lists.ts";

interface NavigationEntry {
  pageId: string;
  label: Partial<Record<Locale, string>>;
  children?: NavigationEntry[];
}

export interface PageGroup {
  key: string;
  title: string | null;
  pages: { page: ListedPage; label: string }[];
}
export interface PageTreeParts {
  navigation: PageGroup[];
  topLevel: PageGroup[];
  collections: PageGroup[];
}

/**
 * The three parts of the page picker (specification B, section 2): pages by navigation entry, top-level pages, and
 * one group for each collection that holds pages.
 */
export function pageGroups(
  pages: ListedPage[],
  navigation: { id: string; children: NavigationEntry[] }[],
  locale: Locale,
): PageTreeParts {
  const named = (page: ListedPage) => ({ page, label: nameOf(page, locale) });
  const entryPages = (entry: NavigationEntry): PageGroup["pages"] =>
    [entry, ...(entry.children ?? [])].flatMap(({ pageId, label }) => {
      const page = pages.find((each) => each.id === pageId);
      return page ? [{ page, label: label[locale] || nameOf(page, locale) }] : [];
    });
  const lists = pageLists(pages).filter((list) => list.pages.length > 0);
  return {
    navigation: navigation
      .map(({ id, children }) => ({ key: id, title: null, pages: children.flatMap(entryPages) }))
      .filter((group) => group.pages.length > 0),
    topLevel: lists
      .filter(({ key }) => key === "uncategorized")
      .map((list) => ({ key: list.key, title: null, pages: list.pages.map(named) })),
    collections: lists
      .filter(({ key }) => key !== "uncategorized")
      .map((list) => ({ key: list.key, title: list.key, pages: list.pages.map(named) })),
  };
}
