import { arrangedBoardOptions } from "../../board/arranged-board-block.ts";
import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What there is to buy: a heading and a board of product cards. */
export const productBoardBlock = defineBlock({
  kind: "productBoard",
  category: "content",
  label: "kinds.productBoard",
  icon: "ShoppingBag",
  fields: boardFields,
  options: arrangedBoardOptions,
  childKind: "productCard",
  starterChildren: 3,
});
