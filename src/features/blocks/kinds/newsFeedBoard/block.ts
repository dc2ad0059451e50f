import { feedBoard } from "../../board/feed-board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What is new: a heading and a board of news cards. */
export const newsFeedBoardBlock = defineBlock({
  kind: "newsFeedBoard",
  category: "content",
  label: "kinds.newsFeedBoard",
  icon: "Newspaper",
  ...feedBoard,
});
