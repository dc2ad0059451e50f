import { boardFields, boardOptions } from "../../board/board-block.ts";
import { option } from "../../option-kinds.ts";
import { defineBlock } from "../../define-block.ts";

/** A heading and a board of picture cards, in one of five layouts. */
export const imageBoardBlock = defineBlock({
  kind: "imageBoard",
  category: "content",
  label: "kinds.imageBoard",
  icon: "LayoutGrid",
  fields: boardFields,
  options: { ...boardOptions, numbered: option.checkbox({ label: "options.numbered" }) },
  childKind: "imageCard",
  starterChildren: 3,
});
