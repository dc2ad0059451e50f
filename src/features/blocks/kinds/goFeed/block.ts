import { feedBoard } from "../../board/feed-board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** Articles of the health opticians, each as a card that leads to it. */
export const goFeedBlock = defineBlock({
  kind: "goFeed",
  category: "various",
  label: "kinds.goFeed",
  icon: "Rss",
  membersOnly: true,
  ...feedBoard,
});
