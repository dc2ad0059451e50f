import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** Formatted text in a comfortable measure. */
export const richTextBlock = defineBlock({
  kind: "richTextBlock",
  category: "content",
  label: "kinds.richTextBlock",
  icon: "TextQuote",
  fields: {
    kicker: field.text(),
    title: field.title(),
    quote: field.text(),
    textBlock: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
    size: option.size({ label: "options.width" }),
    twoColumns: option.checkbox({ label: "options.twoColumns" }),
    dropCap: option.checkbox({ label: "options.dropCap" }),
  },
});
