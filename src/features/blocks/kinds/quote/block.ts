import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { isFilled } from "../../is-filled.ts";
import { option } from "../../option-kinds.ts";

/** Somebody's words, set large, with or without a portrait. */
export const quoteBlock = defineBlock({
  kind: "quote",
  category: "content",
  label: "kinds.quote",
  icon: "Quote",
  needs: ({ fields: { quote } }) => quote !== undefined && isFilled(quote),
  fields: {
    quote: field.text(),
    name: field.text(),
    function: field.text(),
    image: field.image(),
    button: field.button(),
  },
  options: {
    color: option.color(),
    alignment: option.alignment({ default: "center" }),
    textSize: option.textSize(),
    imageFormat: option.imageFormat(),
  },
});
