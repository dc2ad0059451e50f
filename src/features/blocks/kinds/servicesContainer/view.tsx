import { CollectionBoard } from "../../collection/collection-board.tsx";
import { CollectionItem } from "../../collection/collection-item.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { servicesContainerBlock } from "./block.ts";

export function ServicesContainerView({ group, ui, context }: ViewProps<typeof servicesContainerBlock>) {
  return (
    <CollectionBoard
      group={group}
      ui={ui}
      context={context}
      card={(card, level, cards) => <CollectionItem card={card} level={level} options={group.options} cards={cards} />}
    />
  );
}
