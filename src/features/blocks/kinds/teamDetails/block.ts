import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One person on a page of their own: who they are, what they do, and how to reach them. */
export const teamDetailsBlock = defineBlock({
  kind: "teamDetails",
  category: "collections",
  label: "kinds.teamDetails",
  icon: "UserRound",
  fields: {
    image: field.image(),
    name: field.text(),
    function: field.text(),
    description: field.richText(),
    secondaryDescription: field.richText(),
    tertiaryDescription: field.richText(),
    quaternaryDescription: field.richText(),
    quote: field.text(),
    phone: field.text({ opens: "phone" }),
    email: field.text({ opens: "email" }),
    button: field.button(),
  },
  options: {
    alignment: option.alignment({ label: "options.imageSide" }),
    imageFormat: option.imageFormat({ default: "portrait" }),
    color: option.color(),
    textSize: option.textSize(),
  },
});
