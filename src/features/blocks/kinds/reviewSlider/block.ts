import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** What customers wrote, with their stars, a window of reviews at a time. */
export const reviewSliderBlock = defineBlock({
  kind: "reviewSlider",
  category: "content",
  label: "kinds.reviewSlider",
  icon: "Star",
  fields: boardFields,
  options: listOptions,
  childKind: "reviewCard",
  starterChildren: 3,
});
