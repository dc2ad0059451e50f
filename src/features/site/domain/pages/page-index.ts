import type { PageEntry, SiteDocument, TrashedEntry } from "../../document-schema.ts";
import { withoutEntries } from "../navigation/navigation-removal.ts";

interface TakenAddress {
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
  const trash = { ...document.trash, [pageId]: trashed(document, pageId, page) };
  const collections = Object.fromEntries(
    Object.entries(document.collections).map(([id, collection]) => [id, withoutItem(collection, pageId)]),
  );
  const navigation = withoutEntries(document.navigation, (_, entry) => entry.pageId === pageId);
  return { ...document, pages, trash, collections, navigation };
}

/** After an undo: pages of `before` that are nowhere any more are in the trash. */
export function withMissingInTrash(before: SiteDocument, after: SiteDocument): SiteDocument {
  const missing = Object.entries(before.pages).filter(
    ([id]) => !Object.hasOwn(after.pages, id) && !Object.hasOwn(after.trash, id),
  );
  if (missing.length === 0) return after;
  const entries = missing.map(([id, page]) => [id, trashed(before, id, page)] as const);
  return { ...after, trash: { ...after.trash, ...Object.fromEntries(entries) } };
}

/** A page of a site as it lies in the trash, with what it will find again. */
function trashed(document: SiteDocument, pageId: string, page: PageEntry): TrashedEntry {
  const all = Object.entries(document.navigation.entries);
  const entries = all
    .filter(([, entry]) => entry.pageId === pageId)
    .map(([entryId, { pageId: _, ...entry }]) => {
      const below = all.filter(([, { parentId }]) => parentId === entryId).map(([id]) => id);
      return { entryId, ...entry, ...(below.length > 0 && { below }) };
    });
  return { ...page, items: itemsOf(document, pageId), ...(entries.length > 0 && { entries }) };
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
