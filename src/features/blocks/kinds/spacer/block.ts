import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** Empty room between two sections, on request with a fine line. */
export const spacerBlock = defineBlock({
  kind: "spacer",
  category: "content",
  label: "kinds.spacer",
  icon: "SeparatorHorizontal",
  drawsItself: true,
  fields: {},
  options: {
    size: option.size(),
    line: option.checkbox({ label: "options.line" }),
    color: option.color(),
  },
});
