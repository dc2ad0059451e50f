import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One service: what it is, how long it takes and what it costs. */
export const serviceCardBlock = defineBlock({
  kind: "serviceCard",
  category: null,
  label: "kinds.serviceCard",
  icon: "HandHelping",
  fields: {
    image: field.image(),
    title: field.title(),
    description: field.richText(),
    duration: field.text(),
    cost: field.cost(),
    button: field.button(),
  },
  options: {
    color: option.color(),
  },
});
