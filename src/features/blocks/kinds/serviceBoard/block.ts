import { arrangedBoardOptions } from "../../board/arranged-board-block.ts";
import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What a business does: a heading and a board of service cards. */
export const serviceBoardBlock = defineBlock({
  kind: "serviceBoard",
  category: "content",
  label: "kinds.serviceBoard",
  icon: "HandHelping",
  fields: boardFields,
  options: arrangedBoardOptions,
  childKind: "serviceCard",
  starterChildren: 3,
});
