import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** One figure, with its unit, and what it counts. */
export const numberCardBlock = defineBlock({
  kind: "numberCard",
  category: null,
  label: "kinds.numberCard",
  addLabel: "adding.figure",
  icon: "Hash",
  fields: { figure: field.figure(), unit: field.text(), title: field.title(), description: field.richText() },
  options: {},
});
