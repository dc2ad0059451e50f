import { boardOptions } from "../board/board-block.ts";
import { cardsOf } from "../data/collection-cards.ts";
import { option } from "../option-kinds.ts";
import type { ResolvedGroup } from "../resolved.ts";
import type { ViewContext } from "../ui.ts";

/** Which collection of this name a section shows, and how the board lays its items out. */
export function collectionOptions(of: string) {
  return { collection: option.collection({ of }), ...boardOptions };
}

/** Whether a section of this kind shows items, also where nothing is written around them. */
export function drawsItems(kind: string) {
  return ({ options, data }: { options: ResolvedGroup["options"]; data: ViewContext["data"] }): boolean =>
    cardsOf({ kind, options }, data).length > 0;
}
