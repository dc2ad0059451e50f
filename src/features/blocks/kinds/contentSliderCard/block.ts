import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One slide: a picture that fills it, and words on it. */
export const contentSliderCardBlock = defineBlock({
  kind: "contentSliderCard",
  category: null,
  label: "kinds.contentSliderCard",
  addLabel: "adding.slide",
  icon: "RectangleVertical",
  fields: {
    backgroundImage: field.image(),
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color({ default: "primary" }),
    verticalAlignment: option.verticalAlignment({ default: "bottom" }),
  },
});
