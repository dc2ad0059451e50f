import type { Status } from "~/features/blocks/status.ts";
import type { CollectionName, PageDocument, PageRole } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";

/** A page as the pages panel lists it. */
export interface ListedPage {
  id: string;
  name: string;
  status: Status;
  role: PageRole | null;
  collection: CollectionName | null;
  isProtected: boolean;
  disallowedLocales: Locale[];
  options: Readonly<Record<string, Json>>;
  locales: Partial<Record<Locale, { slug: string; name: string; description: string; searchTitle?: string }>>;
}

/** What of a page under edit the panel tells as it stands there, before the server has heard of it and after an undo. */
type UnderEdit = Pick<PageDocument, "id" | "options" | "disallowedLocales" | "locales">;

/** The pages as the server lists them, with the one under edit as it is there. */
export function asUnderEdit(
  pages: readonly ListedPage[],
  { id, options, disallowedLocales, locales }: UnderEdit,
): ListedPage[] {
  return pages.map((page) => (page.id === id ? { ...page, options, disallowedLocales, locales } : page));
}

/** The pages with the roles that the site gives them, as they stand here before the server has heard of them. */
export function asCalled(
  pages: readonly ListedPage[],
  roles: Readonly<Record<string, Pick<ListedPage, "role">>>,
): ListedPage[] {
  return pages.map((page) => ({ ...page, role: (roles[page.id] ?? page).role }));
}

/** The collections that the panel always shows (`map` begins a golf course). */
export const shownCollections = ["service", "team", "testimonial", "map"] as const satisfies readonly CollectionName[];

export interface PageList {
  key: "uncategorized" | CollectionName;
  pages: ListedPage[];
}

/** Free pages first, then the collections, each in the order that the pages came in. */
export function pageLists(pages: readonly ListedPage[]): PageList[] {
  const others = pages.flatMap(({ collection }) =>
    collection && !shownCollections.includes(collection) ? [collection] : [],
  );
  const lists: PageList["key"][] = ["uncategorized", ...shownCollections, ...new Set(others)];
  return lists.map((key) => ({
    key,
    pages: pages.filter((page) => (key === "uncategorized" ? page.collection === null : page.collection === key)),
  }));
}

/**
 * The lists that the panel shows: free pages without those of the navigation, and the collections. The collection of a
 * course is one of them only where it has a page: few sites are after one.
 */
export function shownLists(pages: readonly ListedPage[], inNavigation: ReadonlySet<string | null>): PageList[] {
  return pageLists(pages)
    .filter((list) => list.key !== "map" || list.pages.length > 0)
    .map((list) =>
      list.key === "uncategorized" ? { ...list, pages: list.pages.filter(({ id }) => !inNavigation.has(id)) } : list,
    );
}

/** How many pages of a list are drawn at once. */
const batch = 50;

/** How many pages of a list show at first: a batch, or as many as it takes to reach the page under edit. */
export function shownAtFirst(pages: readonly { id: string }[], pageId: string): number {
  return withNextBatch(pages.findIndex(({ id }) => id === pageId));
}

/** How many show when the next batch has come, after `shown` of them. */
export function withNextBatch(shown: number): number {
  return batch * (Math.floor(Math.max(0, shown) / batch) + 1);
}

/** What a page is called in a language, or else by its own name. */
export function nameOf(page: ListedPage, locale: Locale): string {
  return page.locales[locale]?.name || page.name;
}

/** The slugs that a page of this collection may not take in a language. */
export function takenSlugs(
  pages: readonly ListedPage[],
  page: Pick<ListedPage, "id" | "collection">,
  locale: Locale,
): string[] {
  return pages
    .filter((other) => other.id !== page.id && other.collection === page.collection)
    .flatMap((other) => other.locales[locale]?.slug ?? []);
}
