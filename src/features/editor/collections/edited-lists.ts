import type { ListedCollection, ListedItem } from "~/features/site/collection-schema.ts";
import type { Collection } from "~/features/site/document-schema.ts";
import { inOrder } from "~/features/site/domain/in-order.ts";
import { memberId } from "./section-collection.ts";

/**
 * A collection as its items stand under edit, before the server has answered. What was only just added, and has no name
 * here yet, is left out until the list comes anew.
 */
export function editedLists(listed: ListedCollection, edited: Collection | undefined): ListedCollection {
  if (!edited) return listed;
  const known = new Map([...listed.items, ...listed.archive].map((item) => [memberId(item), item]));
  const lists: { items: ListedItem[]; archive: ListedItem[] } = { items: [], archive: [] };
  for (const [, item] of inOrder(edited.items)) {
    const described = known.get(memberId(item));
    if (described) lists[item.archived ? "archive" : "items"].push(described);
  }
  return { ...listed, label: edited.label, ...lists };
}
