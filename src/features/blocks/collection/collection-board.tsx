import type { ElementType, ReactNode } from "react";
import { Board } from "../board/board.tsx";
import type { boardFields } from "../board/board-block.ts";
import { cardsOf, type CollectionCard } from "../data/collection-cards.ts";
import type { collectionOptions } from "./collection-options.ts";
import type { OptionsOf } from "../option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import { levelBelow } from "../section.tsx";
import type { Ui, ViewContext } from "../ui.ts";

interface CollectionBoardProps {
  group: ResolvedGroup<OptionsOf<ReturnType<typeof collectionOptions>>, ResolvedFields<typeof boardFields>>;
  ui: Ui;
  context: ViewContext;
  /** Draws one of so many items, with its name as an element of this level. */
  card: (card: CollectionCard, level: ElementType, cards: number) => ReactNode;
  /** What stands between the heading and the cards. */
  lead?: ReactNode;
  /** What holds the list of cards, where it is more than the board's layout. */
  around?: (list: ReactNode) => ReactNode;
}

/** A section that shows the items of a collection as a board of cards. */
export function CollectionBoard({ group, ui, context, card, lead, around = (list) => list }: CollectionBoardProps) {
  const level = `h${levelBelow(group)}` as const;
  const items = cardsOf(group, context.data).map((each, _, { length }) => ({
    id: each.id,
    content: card(each, level, length),
  }));
  const isEmpty = items.length === 0 && context.mode === "live";
  const cards = isEmpty ? null : around(<ui.Items of={group} items={items} className="board__cards" />);
  return <Board group={group} ui={ui} context={context} lead={lead} cards={cards} />;
}
