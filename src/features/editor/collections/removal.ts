import type { ListedCollection, ListedItem } from "~/features/site/collection-schema.ts";

interface Removal {
  collection: Pick<ListedCollection, "type">;
  /** The others of its name, in order. */
  others: readonly ListedCollection[];
  /** What would have no place without it. */
  atStake: readonly Pick<ListedItem, "pageId">[];
  /** The page under edit. */
  pageId: string;
}

/** Where the items of a collection can go that is to be deleted. The page under edit is not put into the trash from here. */
export function removalOf({ collection, others, atStake, pageId }: Removal) {
  return {
    targets: others.filter(({ type }) => type === collection.type),
    canTrash: atStake.every((item) => item.pageId !== null && item.pageId !== pageId),
  };
}
