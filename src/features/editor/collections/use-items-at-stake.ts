import { useMemo } from "react";
import type { ListedCollection, ListedItem } from "~/features/site/collection-schema.ts";
import { itemsAtStake } from "~/features/site/domain/collections.ts";
import { useSitePart } from "../site/site-context.tsx";
import { memberId } from "./section-collection.ts";

/** The items of a collection that would lose something with it, as they are listed: see `itemsAtStake`. */
export function useItemsAtStake({ collectionId, items, archive }: ListedCollection): readonly ListedItem[] {
  const document = useSitePart((state) => state.document);
  return useMemo(() => {
    const ids = new Set(document ? itemsAtStake(document, collectionId).map(memberId) : []);
    return [...items, ...archive].filter((item) => ids.has(memberId(item)));
  }, [document, collectionId, items, archive]);
}
