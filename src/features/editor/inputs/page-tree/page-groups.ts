import type { Locale } from "~/lib/locales.ts";
import type { CollectionName } from "~/features/page/schema.ts";
import { nameOf, pageLists, type ListedPage } from "../../pages/page-lists.ts";

interface NavigationEntry {
  id: string;
  pageId: string;
  label: Partial<Record<Locale, string>>;
  children?: NavigationEntry[];
}

export interface PageGroup {
  key: string;
  /** What stands over the group: the name of its navigation entry or of its collection; null for pages alone. */
  title: { text: string } | { collection: CollectionName } | null;
  pages: { page: ListedPage; label: string }[];
}
export interface PageTreeParts {
  navigation: PageGroup[];
  topLevel: PageGroup[];
  collections: PageGroup[];
}

/** One of several collections of a name, as it is called among them, with the pages that it holds. */
export interface NamedCollection {
  collectionId: string;
  collectionName: CollectionName;
  text: string;
  pageIds: ReadonlySet<string>;
}

/**
 * The three parts of the page picker: pages by navigation entry, top-level pages, and
 * one group for each collection that holds pages. Where there are `several` of a name, each has a group of its own, and
 * what lies in none of them one of their name.
 */
export function pageGroups(
  pages: ListedPage[],
  navigation: { children: NavigationEntry[] }[],
  locale: Locale,
  several: readonly NamedCollection[] = [],
): PageTreeParts {
  const named = (page: ListedPage) => ({ page, label: nameOf(page, locale) });
  const entryPages = (entry: NavigationEntry): PageGroup["pages"] =>
    [entry, ...(entry.children ?? [])].flatMap(({ pageId, label }) => {
      const page = pages.find((each) => each.id === pageId);
      return page ? [{ page, label: label[locale] || nameOf(page, locale) }] : [];
    });
  const entryGroup = (entry: NavigationEntry): PageGroup[] => {
    const inside = entryPages(entry);
    const page = pages.find((each) => each.id === entry.pageId);
    const text = entry.label[locale] || (page ? nameOf(page, locale) : "");
    const title = (entry.children ?? []).length > 0 && text !== "" ? { text } : null;
    return inside.length === 0 ? [] : [{ key: entry.id, title, pages: inside }];
  };
  const lists = pageLists(pages).filter((list) => list.pages.length > 0);
  return {
    navigation: navigation.flatMap(({ children }) => children.flatMap(entryGroup)),
    topLevel: lists
      .filter(({ key }) => key === "uncategorized")
      .map((list) => ({ key: list.key, title: null, pages: list.pages.map(named) })),
    collections: lists
      .flatMap((list) => (list.key === "uncategorized" ? [] : [{ ...list, key: list.key }]))
      .flatMap(({ key, pages: listed }) => {
        const own = several.filter(({ collectionName }) => collectionName === key);
        const others = listed.filter(({ id }) => !own.some(({ pageIds }) => pageIds.has(id)));
        const groups = own.map(({ collectionId, text, pageIds }) => ({
          ...{ key: collectionId, title: { text }, pages: listed.filter(({ id }) => pageIds.has(id)).map(named) },
        }));
        const rest = { key, title: { collection: key }, pages: others.map(named) };
        return [...groups, rest].filter((group) => group.pages.length > 0);
      }),
  };
}
