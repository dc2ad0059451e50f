import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { synonymsLabel } from "~/features/blocks/labels.ts";
import type { IconName } from "~/features/blocks/icon-name.ts";
import { foundInOrder } from "~/lib/search/found-in-order.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { categories } from "./categories.ts";

interface KindList {
  id: string;
  title: string;
  icon: IconName | null;
  blocks: BlockDefinition[];
}

/**
 * The kinds that this site is offered: by category, and with a search those that are found by their names and by other
 * words for them, the names first.
 */
export function useFoundKinds(search: string): { kinds: BlockDefinition[]; lists: KindList[] } {
  const { say, t, texts, collectionNames, isMember } = useEditorActions();
  const offered = categories({ collectionNames, isMember });
  const kinds = foundInOrder(
    search,
    offered.flatMap(({ category, blocks }) => blocks.map((block) => ({ block, category }))),
    ({ block: { kind, label }, category }) => [
      say(label),
      texts.labels[synonymsLabel(kind)] ?? "",
      t(`add.${category}`),
    ],
  ).map(({ block }) => block);
  const lists =
    search.trim() === ""
      ? offered.map(({ category, ...rest }) => ({ id: category, title: t(`add.${category}`), ...rest }))
      : [{ id: "found", title: t("palette.found", { count: kinds.length }), icon: null, blocks: kinds }];
  return { kinds, lists };
}
