import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One invitation to act, with up to two buttons. */
export const ctaBlock = defineBlock({
  kind: "cta",
  category: "content",
  label: "kinds.cta",
  icon: "MousePointerClick",
  fields: {
    kicker: field.text(),
    title: field.text(),
    description: field.richText(),
    button: field.button(),
    secondaryButton: field.button(),
    image: field.image(),
  },
  options: {
    color: option.color({ default: "primary" }),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
