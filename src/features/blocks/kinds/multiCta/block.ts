import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** Up to three invitations beside each other, each with its picture, words and button. */
export const multiCtaBlock = defineBlock({
  kind: "multiCta",
  category: "content",
  label: "kinds.multiCta",
  icon: "Columns3",
  fields: {
    kicker: field.text(),
    image: field.image(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
    secondImage: field.image(),
    secondaryTitle: field.title(),
    secondaryDescription: field.richText(),
    secondaryButton: field.button(),
    thirdImage: field.image(),
    tertiaryTitle: field.title(),
    tertiaryDescription: field.richText(),
    tertiaryButton: field.button(),
    subdescription: field.text(),
  },
  options: {
    color: option.color({ label: "options.panelColor", default: "background" }),
    alignment: option.alignment(),
    verticalAlignment: option.verticalAlignment({ default: "top" }),
    textSize: option.textSize(),
  },
});
