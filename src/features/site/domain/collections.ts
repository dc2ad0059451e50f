import type { CollectionName } from "~/features/page/schema.ts";
import type { Collection, CollectionType } from "../document-schema.ts";
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
