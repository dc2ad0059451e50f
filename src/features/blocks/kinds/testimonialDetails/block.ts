import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** What one customer says, in full, and who it is. */
export const testimonialDetailsBlock = defineBlock({
  kind: "testimonialDetails",
  category: "collections",
  label: "kinds.testimonialDetails",
  icon: "MessageSquareQuote",
  fields: {
    quote: field.text(),
    name: field.text(),
    function: field.text(),
    image: field.image(),
    description: field.richText(),
  },
  options: {
    color: option.color(),
    alignment: option.alignment({ default: "center" }),
    textSize: option.textSize(),
  },
});
