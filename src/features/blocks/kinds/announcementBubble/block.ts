import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A small note that floats in a corner of the window until it is closed. No heading, as the announcement bar. */
export const announcementBubbleBlock = defineBlock({
  kind: "announcementBubble",
  category: "start",
  label: "kinds.announcementBubble",
  icon: "MessageCircle",
  fields: {
    image: field.image(),
    kicker: field.text(),
    textBlock: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color({ default: "secondary" }),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
