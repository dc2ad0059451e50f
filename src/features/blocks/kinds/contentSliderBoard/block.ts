import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** Slides as high as the window: one picture and one thought at a time. */
export const contentSliderBoardBlock = defineBlock({
  kind: "contentSliderBoard",
  category: "content",
  label: "kinds.contentSliderBoard",
  icon: "RectangleVertical",
  fields: {},
  options: {
    size: option.size({ label: "options.height", default: "large" }),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
  childKind: "contentSliderCard",
  starterChildren: 3,
});
