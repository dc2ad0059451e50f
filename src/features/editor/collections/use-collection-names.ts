import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { collectionKind } from "./collection-kind.ts";

type Named = Pick<ListedCollection, "collectionId" | "collectionName" | "label">;

/** Names one of a site's collections of one name, all of which are given in order: by its label, or else by what it holds. */
export function useCollectionNames(): (all: readonly Named[], collectionId: string) => string {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return (all, collectionId) => {
    const index = all.findIndex((each) => each.collectionId === collectionId);
    const collection = all[index];
    if (!collection) return t("collection.generic");
    const word = t(collectionKind(collection.collectionName).title);
    return collection.label[locale] || (index === 0 ? word : `${word} ${index + 1}`);
  };
}
