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

/** The id by which an item is named in calls: of its page, or of its section. */
export function memberId({ pageId, groupId }: Pick<ListedItem, "pageId" | "groupId">): string {
  return pageId ?? groupId ?? "";
}
