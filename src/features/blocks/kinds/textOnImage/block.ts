import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A picture or film with text on it, or above or below it. */
export const textOnImageBlock = defineBlock({
  kind: "textOnImage",
  category: "content",
  label: "kinds.textOnImage",
  icon: "PanelBottom",
  fields: {
    image: field.image(),
    video: field.video(),
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
  },
  options: {
    media: option.media(),
    shiftedAlignment: option.shiftedAlignment(),
    textPosition: option.textPosition({
      default: "centerRight",
      displayConditions: { shiftedAlignment: { option: "shiftedAlignment", is: "=", value: "default" } },
    }),
    alignment: option.alignment(),
    textSize: option.textSize(),
    color: option.color({
      label: "options.panelColor",
      default: "background",
    }),
  },
});
