import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";

/** Open positions, one below the other; one is open at a time. */
export const jobsBlock = defineBlock({
  kind: "jobs",
  category: "team",
  label: "kinds.jobs",
  icon: "Briefcase",
  fields: boardFields,
  options: listOptions,
  childKind: "jobCard",
  starterChildren: 2,
});
