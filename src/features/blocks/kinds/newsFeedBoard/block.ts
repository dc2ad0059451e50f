import { boardFields, boardOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What is new: a heading and a board of news cards. */
export const newsFeedBoardBlock = defineBlock({
  kind: "newsFeedBoard",
  category: "content",
  label: "kinds.newsFeedBoard",
  icon: "Newspaper",
  fields: boardFields,
  options: boardOptions,
  childKind: "newsFeedCard",
  starterChildren: 3,
});
