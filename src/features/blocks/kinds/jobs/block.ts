import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { jobsIn } from "../../data/listing-data.ts";

/** Open positions, one below the other; one is open at a time: its cards, or what the site lists where it has none. */
export const jobsBlock = defineBlock({
  kind: "jobs",
  category: "team",
  label: "kinds.jobs",
  icon: "Briefcase",
  fields: boardFields,
  options: listOptions,
  drawsItself: ({ data }) => jobsIn(data).length > 0,
  childKind: "jobCard",
  starterChildren: 2,
});
