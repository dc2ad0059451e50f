import { CollectionBoard } from "../../collection-board.tsx";
import { CollectionItem } from "../../collection-item.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { teamContainerBlock } from "./block.ts";

export function TeamContainerView({ group, ui, context }: ViewProps<typeof teamContainerBlock>) {
  return (
    <CollectionBoard
      group={group}
      ui={ui}
      context={context}
      card={(card, level) => <CollectionItem card={card} level={level} options={group.options} />}
    />
  );
}
