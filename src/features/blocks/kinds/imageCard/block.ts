import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One card of an image board: a picture with a name, a line below it, a text and a button. */
export const imageCardBlock = defineBlock({
  kind: "imageCard",
  category: null,
  label: "kinds.imageCard",
  icon: "Image",
  fields: {
    image: field.image(),
    title: field.title(),
    subtitle: field.text(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color(),
  },
});
