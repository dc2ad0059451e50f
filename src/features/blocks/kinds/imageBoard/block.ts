import { arrangedBoardOptions } from "../../board/arranged-board-block.ts";
import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** A heading and a board of picture cards, in one of five layouts. */
export const imageBoardBlock = defineBlock({
  kind: "imageBoard",
  category: "content",
  label: "kinds.imageBoard",
  icon: "LayoutGrid",
  fields: boardFields,
  options: arrangedBoardOptions,
  childKind: "imageCard",
  starterChildren: 3,
});
