import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { isFilled } from "../../is-filled.ts";
import { option } from "../../option-kinds.ts";

/** Two pictures of the same thing, one over the other, with a slider between them. */
export const beforeAfterBlock = defineBlock({
  kind: "beforeAfter",
  category: "content",
  label: "kinds.beforeAfter",
  icon: "SquareSplitHorizontal",
  needs: ({ fields: { beforeImage, afterImage } }) => [beforeImage, afterImage].some((each) => each && isFilled(each)),
  fields: {
    ...boardFields,
    beforeImage: field.image(),
    beforeLabel: field.text(),
    afterImage: field.image(),
    afterLabel: field.text(),
  },
  options: {
    size: option.size({ label: "options.width", default: "large" }),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
