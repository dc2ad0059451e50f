import { option } from "../option-kinds.ts";
import type { ResolvedGroup } from "../resolved.ts";
import { articlesOf, isOfFeed } from "../data/shown-posts.ts";
import type { ViewContext } from "../ui.ts";
import { boardFields, boardOptions } from "./board-block.ts";

/** A board that shows its own cards, or the articles of somebody else's feed. */
export const feedBoard = {
  fields: boardFields,
  options: {
    source: option.source(),
    feed: option.feed({ displayConditions: { source: { option: "source", is: "=", value: "feed" } } }),
    ...boardOptions,
  },
  childKind: "newsFeedCard",
  starterChildren: 3,
  showsCards: (section: Pick<ResolvedGroup, "options">) => !isOfFeed(section),
  drawsItself: (section: { options: ResolvedGroup["options"]; data: ViewContext["data"] }) =>
    articlesOf(section, section.data).length > 0,
  /** Visitors see no heading over a feed that says nothing. */
  needs: (section: ResolvedGroup, data: ViewContext["data"]) =>
    !isOfFeed(section) || articlesOf(section, data).length > 0,
};
