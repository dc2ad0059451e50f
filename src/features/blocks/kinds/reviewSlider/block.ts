import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { reviewsIn } from "../../data/shown-reviews.ts";

/** What customers wrote, with their stars, a window of reviews at a time: its cards, or what was read of the branches. */
export const reviewSliderBlock = defineBlock({
  kind: "reviewSlider",
  category: "content",
  label: "kinds.reviewSlider",
  icon: "Star",
  fields: boardFields,
  options: listOptions,
  drawsItself: ({ data }) => reviewsIn(data).length > 0,
  childKind: "reviewCard",
  starterChildren: 3,
});
