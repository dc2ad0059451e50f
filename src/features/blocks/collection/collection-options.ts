import { boardOptions } from "../board/board-block.ts";
import { cardsOf } from "../data/collection-cards.ts";
import { isFilled } from "../is-filled.ts";
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

/** What visitors see nothing of such a section without, its title included: items, or words, a picture or a button of its own. */
export function needsItems(section: ResolvedGroup, data: ViewContext["data"]): boolean {
  const { description, groupImage, button } = section.fields;
  const own = [description, groupImage, button];
  return cardsOf(section, data).length > 0 || own.some((each) => each !== undefined && isFilled(each));
}
