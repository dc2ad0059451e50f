import { boardFields, listOptions } from "../../board/board-block.ts";
import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** What things cost, a row each, in groups where there are many. */
export const priceListBlock = defineBlock({
  kind: "priceList",
  category: "content",
  label: "kinds.priceList",
  icon: "Tag",
  needs: ({ children }) => children.length > 0,
  fields: { ...boardFields, subdescription: field.text() },
  options: { ...listOptions, twoColumns: option.checkbox({ label: "options.twoColumns" }) },
  childKind: "priceRow",
  starterChildren: 4,
});
