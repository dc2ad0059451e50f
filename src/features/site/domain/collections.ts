import type { CollectionName } from "~/features/page/schema.ts";
import type { Collection, CollectionItem, CollectionType, SiteDocument } from "../document-schema.ts";
import { inOrder } from "./in-order.ts";

type Collections = Readonly<Record<string, Collection>>;

/** The id of the site's first collection of a name, and of a type where one is given; undefined when there is none. */
export function firstCollection(
  collections: Collections,
  name: CollectionName,
  type?: CollectionType,
): string | undefined {
  return inOrder(collections).find(([, one]) => one.name === name && (type === undefined || one.type === type))?.[0];
}

/** The collection of its address's name that a page is an item of: the first that shows it, or that has it archived. */
export function homeOf({ collections, pages }: Indexed, pageId: string): string | undefined {
  const name = pages[pageId]?.collection;
  const homes = inOrder(collections).flatMap(([id, one]) => {
    const item = one.name === name ? Object.values(one.items).find(isOf({ pageId })) : undefined;
    return item ? [{ id, ...item }] : [];
  });
  return (homes.find(({ archived }) => !archived) ?? homes[0])?.id;
}

/** What is archived wherever it is an item: visitors see nothing of it anywhere. */
export function archivedMembers(collections: Collections): { pages: Set<string>; groups: Set<string> } {
  const items = Object.values(collections).flatMap((collection) => Object.values(collection.items));
  const shown = new Set(items.filter(({ archived }) => !archived).map(({ pageId, groupId }) => pageId ?? groupId));
  const hidden = items.filter(({ pageId, groupId }) => !shown.has(pageId ?? groupId));
  return {
    pages: new Set(hidden.flatMap(({ pageId }) => pageId ?? [])),
    groups: new Set(hidden.flatMap(({ groupId }) => groupId ?? [])),
  };
}

/** Whether a collection is the only one of its name that the site has. */
export function isLastOfName(collections: Collections, collectionId: string): boolean {
  const name = collections[collectionId]?.name;
  return !Object.entries(collections).some(([id, other]) => id !== collectionId && other.name === name);
}

/** Whether a page's address names collections of which none but this one has it: without it, it had no place any more. */
export function isLastHome(document: Indexed, collectionId: string, pageId: string): boolean {
  const { name } = document.collections[collectionId] ?? {};
  if (document.pages[pageId]?.collection !== name) return false;
  return !Object.entries(document.collections).some(
    ([id, other]) => id !== collectionId && other.name === name && Object.values(other.items).some(isOf({ pageId })),
  );
}

/**
 * The items of a collection that would lose something with it, in order: pages that it is the last home of, and whatever
 * visitors would see then and do not see now, or the other way round, because it is archived here or elsewhere.
 */
export function itemsAtStake(document: Indexed, collectionId: string): CollectionItem[] {
  const { [collectionId]: collection, ...others } = document.collections;
  const elsewhere = Object.values(others).flatMap(({ items }) => Object.values(items));
  return inOrder(collection?.items ?? {}).flatMap(([, item]) => {
    const rest = elsewhere.filter(isOf(item));
    const isShown = isShownBy([item, ...rest]);
    const isHomeless = item.pageId !== null && isLastHome(document, collectionId, item.pageId);
    return isHomeless || isShown !== isShownBy(rest) ? [item] : [];
  });
}

type Indexed = Pick<SiteDocument, "collections" | "pages">;

/** What is in no collection is archived in none. */
function isShownBy(items: readonly CollectionItem[]): boolean {
  return items.length === 0 || items.some(({ archived }) => !archived);
}

function isOf({ pageId, groupId = null }: { pageId: string | null; groupId?: string | null }) {
  return (item: CollectionItem) => item.pageId === pageId && item.groupId === groupId;
}
