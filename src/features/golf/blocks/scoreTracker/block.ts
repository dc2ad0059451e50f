import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { golfOption } from "../options.ts";

/** The scorecard of a round, hole by hole (`card`), its ranking alone (`table`), or the course's best list (`records`). */
export const scoreTrackerBlock = defineBlock({
  kind: "scoreTracker",
  category: "various",
  label: "kinds.scoreTracker",
  needsCollection: "map",
  icon: "ListOrdered",
  drawsItself: true,
  fields: { title: field.title() },
  options: {
    scoreOptions: golfOption.scoreOptions(),
    showHoleStates: option.checkbox({
      label: "options.showHoleStates",
    }),
    color: option.color(),
  },
});
