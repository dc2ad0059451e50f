import { boardFields, boardOptions } from "../../board/board-block.ts";
import { choice, option } from "../../option-kinds.ts";
import { defineBlock } from "../../define-block.ts";

/** How a grid is filled: with cards of one size, around a large one, or as rows. */
const arrangement = choice<readonly ["even", "bento", "list"]>(
  "arrangement",
  "options.arrangement",
  [
    { value: "even", label: "choices.even" },
    { value: "bento", label: "choices.bento" },
    { value: "list", label: "choices.list" },
  ],
  "even",
);

/** A heading and a board of picture cards, in one of five layouts. */
export const imageBoardBlock = defineBlock({
  kind: "imageBoard",
  category: "content",
  label: "kinds.imageBoard",
  icon: "LayoutGrid",
  fields: boardFields,
  options: {
    ...boardOptions,
    arrangement: arrangement({ displayConditions: { gridLayout: { option: "gridLayout", is: "=", value: "grid" } } }),
    numbered: option.checkbox({ label: "options.numbered" }),
  },
  childKind: "imageCard",
  starterChildren: 3,
});
