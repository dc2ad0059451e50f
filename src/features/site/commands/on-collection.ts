import { z } from "zod";
import { ownValue } from "~/lib/own-value.ts";
import type { Collection, CollectionItem, SiteDocument } from "../document-schema.ts";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import type { SiteOutcome } from "./define-command.ts";

/** What an item of a collection is: a page or a group, named by its own id. */
export const memberInput = z.union([
  z.strictObject({ pageId: z.uuid().toLowerCase() }),
  z.strictObject({ groupId: z.uuid().toLowerCase() }),
]);
export type Member = z.infer<typeof memberInput>;

/** Changes one collection of the site. */
export function onCollection(
  document: SiteDocument,
  collectionId: string,
  change: (collection: Collection) => Collection | Refused,
): SiteOutcome {
  const collection = ownValue(document.collections, collectionId);
  if (!collection) return refuse("collection-not-found");
  const changed = change(collection);
  if (isRefused(changed)) return changed;
  return changed === collection
    ? document
    : { ...document, collections: { ...document.collections, [collectionId]: changed } };
}

/** The item of a collection that stands for this page or group. */
export function itemOf(collection: Collection, member: Member): [id: string, item: CollectionItem] | undefined {
  return Object.entries(collection.items).find(([, item]) =>
    "pageId" in member ? item.pageId === member.pageId : item.groupId === member.groupId,
  );
}
