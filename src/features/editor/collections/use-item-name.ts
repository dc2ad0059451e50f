import { kindLabel } from "~/features/blocks/labels.ts";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

type Named = Pick<ListedItem, "names" | "name" | "kind">;

/** Names an item of a collection: in the language under edit, else by its own name, else by what kind of section it is. */
export function useItemName(): (item: Named) => string {
  const { say } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return ({ names, name, kind }) => names[locale] || name || (kind === null ? "" : say(kindLabel(kind)));
}
