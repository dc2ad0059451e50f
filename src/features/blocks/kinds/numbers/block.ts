import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { option } from "../../option-kinds.ts";

/** What can be counted, in large figures side by side. */
export const numbersBlock = defineBlock({
  kind: "numbers",
  category: "content",
  label: "kinds.numbers",
  icon: "Hash",
  needs: ({ children }) => children.length > 0,
  fields: boardFields,
  options: { ...listOptions, countUp: option.checkbox({ label: "options.countUp" }) },
  childKind: "numberCard",
  starterChildren: 3,
});
