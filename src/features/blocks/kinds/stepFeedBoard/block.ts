import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** What happens one after the other: a heading and numbered steps. */
export const stepFeedBoardBlock = defineBlock({
  kind: "stepFeedBoard",
  category: "content",
  label: "kinds.stepFeedBoard",
  icon: "ListOrdered",
  fields: boardFields,
  options: {
    columnLayout: option.columnLayout(),
    imageFormat: option.imageFormat(),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
  childKind: "stepFeedCard",
  starterChildren: 3,
});
