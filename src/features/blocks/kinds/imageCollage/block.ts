import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One to six pictures that fit into each other, with a text beside or over them. */
export const imageCollageBlock = defineBlock({
  kind: "imageCollage",
  category: "content",
  label: "kinds.imageCollage",
  icon: "LayoutDashboard",
  fields: {
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
    image: field.image(),
    secondImage: field.image(),
    thirdImage: field.image(),
    fourthImage: field.image(),
    fifthImage: field.image(),
    sixthImage: field.image(),
  },
  options: {
    alignment: option.alignment({ label: "options.imageSide", default: "right" }),
    verticalAlignment: option.verticalAlignment(),
    color: option.color(),
    textSize: option.textSize(),
  },
});
