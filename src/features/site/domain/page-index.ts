import { generateNKeysBetween } from "fractional-indexing";
import type { NavigationEntry, PageEntry, SiteDocument } from "../document-schema.ts";
import { inOrder } from "./in-order.ts";

export interface TakenAddress {
  pageId: string;
  locale: string;
  slug: string;
}

type Pages = SiteDocument["pages"];

/** Addresses that two pages of one collection have; the later one of them is named. Empty in a sound index. */
export function takenAddresses(pages: Pages): TakenAddress[] {
  const owners = new Set<string>();
  return Object.entries(pages).flatMap(([pageId, { collection, slugs }]) =>
    Object.entries(slugs).flatMap(([locale, slug]) => {
      const address = `${collection ?? ""}/${locale}/${slug}`;
      const isTaken = owners.has(address);
      owners.add(address);
      return isTaken ? [{ pageId, locale, slug }] : [];
    }),
  );
}

/** The first address of a page that another one has already. */
export function addressTakenFrom(pages: Pages, pageId: string, page: PageEntry): TakenAddress | undefined {
  const { [pageId]: _, ...others } = pages;
  return takenAddresses({ ...others, [pageId]: page }).find((taken) => taken.pageId === pageId);
}

/** The slugs of a collection's pages in one language; of the pages in none for null. */
export function slugsIn(pages: Pages, collection: PageEntry["collection"], locale: string): Set<string> {
  const same = Object.values(pages).filter((page) => page.collection === collection);
  return new Set(same.flatMap(({ slugs }) => slugs[locale as keyof typeof slugs] ?? []));
}

/**
 * The site without a page: it lies in the trash and in no collection and no navigation any more. What stood below its
 * entries of the navigation moves up to where they stood.
 */
export function withPageInTrash(document: SiteDocument, pageId: string): SiteDocument {
  const { [pageId]: page, ...pages } = document.pages;
  if (!page) return document;
  const trash = { ...document.trash, [pageId]: { ...page, items: itemsOf(document, pageId) } };
  const collections = Object.fromEntries(
    Object.entries(document.collections).map(([id, collection]) => [id, withoutItem(collection, pageId)]),
  );
  return { ...document, pages, trash, collections, navigation: withoutEntries(document.navigation, pageId) };
}

/** After an undo: pages of `before` that are nowhere any more are in the trash. */
export function withMissingInTrash(before: SiteDocument, after: SiteDocument): SiteDocument {
  const missing = Object.entries(before.pages).filter(
    ([id]) => !Object.hasOwn(after.pages, id) && !Object.hasOwn(after.trash, id),
  );
  if (missing.length === 0) return after;
  const entries = missing.map(([id, page]) => [id, { ...page, items: itemsOf(before, id) }] as const);
  return { ...after, trash: { ...after.trash, ...Object.fromEntries(entries) } };
}

function itemsOf({ collections }: SiteDocument, pageId: string) {
  return Object.entries(collections).flatMap(([collectionId, { items }]) =>
    Object.values(items)
      .filter((item) => item.pageId === pageId)
      .map(({ archived }) => ({ collectionId, archived })),
  );
}

function withoutItem(collection: SiteDocument["collections"][string], pageId: string) {
  const kept = Object.entries(collection.items).filter(([, item]) => item.pageId !== pageId);
  const isSame = kept.length === Object.keys(collection.items).length;
  return isSame ? collection : { ...collection, items: Object.fromEntries(kept) };
}

type Navigation = SiteDocument["navigation"];

function withoutEntries({ containers, entries }: Navigation, pageId: string): Navigation {
  const gone = new Map(Object.entries(entries).filter(([, entry]) => entry.pageId === pageId));
  if (gone.size === 0) return { containers, entries };
  const kept = Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id)));
  const moved = [...gone].flatMap(([parentId, parent]) => movedUp(entries, kept, { parentId, parent }));
  return { containers, entries: { ...kept, ...Object.fromEntries(moved) } };
}

/** What stood below an entry, at its place. */
function movedUp(
  entries: Navigation["entries"],
  kept: Navigation["entries"],
  { parentId, parent }: { parentId: string; parent: NavigationEntry },
) {
  const below = inOrder(kept).filter(([, entry]) => entry.parentId === parentId);
  const siblings = inOrder(entries).filter(
    ([, entry]) => entry.parentId === null && entry.containerId === parent.containerId,
  );
  const next = siblings.find(([, { sortKey }]) => sortKey > parent.sortKey)?.[1].sortKey ?? null;
  const keys = generateNKeysBetween(parent.sortKey, next, below.length);
  return below.map(
    ([id, entry], at) => [id, { ...entry, parentId: null, sortKey: keys[at] ?? parent.sortKey }] as const,
  );
}
