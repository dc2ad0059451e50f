import { useCollectionNames } from "../../collections/use-collection-names.ts";
import { useCollections } from "../../collections/use-collections.ts";
import type { NamedCollection } from "./page-groups.ts";

/** The collections of pages that share their name with another one; none until the server has answered. */
export function useSeveralCollections(): NamedCollection[] {
  const nameOf = useCollectionNames();
  const { data = [] } = useCollections();
  return data.flatMap(({ collectionId, collectionName, items, archive }) => {
    const alike = data.filter((each) => each.collectionName === collectionName);
    const pageIds = new Set([...items, ...archive].flatMap(({ pageId }) => pageId ?? []));
    return alike.length > 1 ? [{ collectionId, collectionName, text: nameOf(alike, collectionId), pageIds }] : [];
  });
}
