import { boardFields } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** Courses as a list: what each is about, how long it takes and what it costs. */
export const coursesBlock = defineBlock({
  kind: "courses",
  category: "team",
  label: "kinds.courses",
  icon: "GraduationCap",
  fields: boardFields,
  options: {
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
  childKind: "serviceCard",
  starterChildren: 3,
});
