import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A picture or film with text on it, or above or below it. */
export const textOnImageBlock = defineBlock({
  kind: "textOnImage",
  category: "content",
  label: { de: "Text auf Bild", fr: "Texte sur image" },
  icon: "PanelBottom",
  fields: {
    image: field.image(),
    video: field.video(),
    kicker: field.text(),
    title: field.text(),
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
      label: { de: "Farbe der Textfläche", fr: "Couleur du panneau de texte" },
      default: "background",
    }),
  },
});
