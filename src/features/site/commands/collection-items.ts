import { z } from "zod";
import { deriveId } from "~/lib/ids.ts";
import type { Collection } from "../document-schema.ts";
import { isLastHome } from "../domain/collections.ts";
import { inOrder, lastKey, movedTo } from "../domain/in-order.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineSiteCommand } from "./define-command.ts";
import { itemOf, memberInput, onCollection, type Member } from "./on-collection.ts";

const target = z.strictObject({ collectionId: z.uuid().toLowerCase(), member: memberInput });

/** Shows a page or group in a collection: a new item at its end, or an archived one where it stood. */
export const collectionAddItem = defineSiteCommand({
  name: "collection.addItem",
  input: target,
  run: (document, { collectionId, member }) =>
    onCollection(document, collectionId, (collection) => {
      if ("pageId" in member !== (collection.type === "page")) return refuse("collection-type");
      if ("pageId" in member && !Object.hasOwn(document.pages, member.pageId)) return refuse("page-not-found");
      const present = itemOf(collection, member);
      if (present) return withArchived(collection, present[0], false);
      const { pageId, groupId } = { pageId: null, groupId: null, ...member };
      const item = { pageId, groupId, archived: false, sortKey: lastKey(collection.items) };
      return { ...collection, items: { ...collection.items, [itemIdOf(collectionId, member)]: item } };
    }),
});

/** Takes an item off the site and keeps it: it can be shown again at the same place. */
export const collectionArchiveItem = defineSiteCommand({
  name: "collection.archiveItem",
  input: target,
  run: (document, { collectionId, member }) =>
    onCollection(document, collectionId, (collection) => {
      const present = itemOf(collection, member);
      return present ? withArchived(collection, present[0], true) : refuse("item-not-found");
    }),
});

/**
 * Takes a page or group out of a collection for good. A page stays in the last collection that its address names: it
 * would have no place any more.
 */
export const collectionRemoveItem = defineSiteCommand({
  name: "collection.removeItem",
  input: target,
  run: (document, { collectionId, member }) =>
    onCollection(document, collectionId, (collection) => {
      const present = itemOf(collection, member);
      if (!present) return refuse("item-not-found");
      if ("pageId" in member && isLastHome(document, collectionId, member.pageId)) return refuse("item-at-home");
      const { [present[0]]: _, ...items } = collection.items;
      return { ...collection, items };
    }),
});

/**
 * Moves the item `active` to the place of the item `over`, as a list does when one is dropped on the other. Where `after`
 * is named, its place is behind that one, or first where that is null, whatever others have done to the items meanwhile.
 */
export const collectionSort = defineSiteCommand({
  name: "collection.sort",
  input: z.strictObject({
    collectionId: z.uuid().toLowerCase(),
    active: memberInput,
    over: memberInput,
    after: memberInput.nullable().optional(),
  }),
  run: (document, { collectionId, active, over, after }) =>
    onCollection(document, collectionId, (collection) => {
      const moved = itemOf(collection, active);
      if (!moved) return refuse("item-not-found");
      const order = inOrder(collection.items).map(([id]) => id);
      const others = order.filter((id) => id !== moved[0]);
      const before = after && itemOf(collection, after)?.[0];
      const place = after === null ? 0 : before ? others.indexOf(before) + 1 : placeOf(order, collection, over);
      if (place === -1) return refuse("item-not-found");
      return order[place] === moved[0]
        ? collection
        : { ...collection, items: movedTo(collection.items, moved[0], place) };
    }),
});

function placeOf(order: readonly string[], collection: Collection, over: Member): number {
  const goal = itemOf(collection, over)?.[0];
  return goal === undefined ? -1 : order.indexOf(goal);
}

/** The same for everybody who adds the same thing at the same time: they add one item, not two. */
function itemIdOf(collectionId: string, member: Member): string {
  return deriveId(collectionId, "pageId" in member ? member.pageId : member.groupId);
}

function withArchived(collection: Collection, itemId: string, archived: boolean): Collection {
  const item = collection.items[itemId];
  if (!item || item.archived === archived) return collection;
  return { ...collection, items: { ...collection.items, [itemId]: { ...item, archived } } };
}
