import type { ListedCollection, ListedItem } from "~/features/site/collection-schema.ts";
import { blockOf } from "~/kinds/registry.ts";

/** The name of the collections that sections of this kind show; null for other kinds. */
export function shownCollectionName(kind: string): string | null {
  return blockOf(kind)?.options["collection"]?.filter?.collection ?? null;
}

/** The collection that a section shows: the one that it names, or else the site's first one of the name. */
export function shownCollection(
  collections: readonly ListedCollection[],
  section: { kind: string; options: Readonly<Record<string, unknown>> },
): ListedCollection | null {
  const name = shownCollectionName(section.kind);
  const own = collections.filter(({ collectionName }) => collectionName === name);
  return own.find(({ collectionId }) => collectionId === section.options["collection"]) ?? own[0] ?? null;
}

/** Whether an item can be taken out of a collection of this name: a page stays in the last one that its address names. */
export function mayLeave(item: ListedItem, name: string, others: readonly ListedCollection[]): boolean {
  if (item.pageId === null || item.collection !== name) return true;
  return others.some(({ items, archive }) => [...items, ...archive].some(({ pageId }) => pageId === item.pageId));
}

/** The id by which an item is named in calls: of its page, or of its section. */
export function memberId({ pageId, groupId }: Pick<ListedItem, "pageId" | "groupId">): string {
  return pageId ?? groupId ?? "";
}
