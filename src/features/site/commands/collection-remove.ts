import { z } from "zod";
import { deriveId } from "~/lib/ids.ts";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import type { CollectionItem, SiteDocument } from "../document-schema.ts";
import { isLastOfName, itemsAtStake } from "../domain/collections.ts";
import { inOrder, lastKey } from "../domain/in-order.ts";
import { withPageInTrash } from "../domain/pages/page-index.ts";
import { defineSiteCommand, type SiteOutcome } from "./define-command.ts";
import { itemOf } from "./on-collection.ts";

const id = z.uuid().toLowerCase();

/**
 * Takes a collection away; what lies in it goes nowhere unasked. Its items go to the end of another collection of its
 * name and type (`moveTo`), or pages that are named go into the trash; what is left must not need it: see
 * `itemsAtStake`. The last collection of a name stays, because sections show that one.
 */
export const collectionRemove = defineSiteCommand({
  name: "collection.remove",
  input: z.strictObject({
    collectionId: id,
    moveTo: id.nullable().default(null),
    trash: z.array(id).max(500).default([]),
  }),
  run: (document, { collectionId, moveTo, trash }) => {
    if (!Object.hasOwn(document.collections, collectionId)) return refuse("collection-not-found");
    if (isLastOfName(document.collections, collectionId)) return refuse("last-collection");
    const emptied = trash.reduce<SiteOutcome>((left, pageId) => withItemTrashed(left, collectionId, pageId), document);
    const moved = isRefused(emptied) || moveTo === null ? emptied : withItemsMoved(emptied, collectionId, moveTo);
    if (isRefused(moved)) return moved;
    if (itemsAtStake(moved, collectionId).length > 0) return refuse("collection-not-empty");
    const { [collectionId]: _, ...collections } = moved.collections;
    return { ...moved, collections };
  },
});

function withItemTrashed(document: SiteOutcome, collectionId: string, pageId: string): SiteOutcome {
  if (isRefused(document)) return document;
  const collection = document.collections[collectionId];
  if (!collection || !itemOf(collection, { pageId })) return refuse("item-not-found");
  return document.pages[pageId]?.role === "home" ? refuse("home-page") : withPageInTrash(document, pageId);
}

/** What one of the two collections shows, the other one shows afterwards. */
function withItemsMoved(document: SiteDocument, from: string, to: string): SiteDocument | Refused {
  const [source, goal] = [document.collections[from], document.collections[to]];
  if (!source || !goal) return refuse("collection-not-found");
  if (from === to || goal.name !== source.name || goal.type !== source.type) return refuse("collection-type");
  const items = inOrder(source.items).reduce<Record<string, CollectionItem>>((all, [, item]) => {
    const present = Object.entries(all).find(([, { pageId, groupId }]) => isSame(item, { pageId, groupId }));
    if (!present)
      return { ...all, [deriveId(to, item.pageId ?? item.groupId ?? "")]: { ...item, sortKey: lastKey(all) } };
    const [presentId, own] = present;
    return { ...all, [presentId]: { ...own, archived: own.archived && item.archived } };
  }, goal.items);
  return { ...document, collections: { ...document.collections, [to]: { ...goal, items } } };
}

function isSame(one: CollectionItem, other: Pick<CollectionItem, "pageId" | "groupId">): boolean {
  return one.pageId === other.pageId && one.groupId === other.groupId;
}
