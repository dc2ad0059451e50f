import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One sentence across the page, which visitors can close. No heading: the page's title is another section's. */
export const announcementBarBlock = defineBlock({
  kind: "announcementBar",
  category: "start",
  label: "kinds.announcementBar",
  icon: "Megaphone",
  fields: {
    textBlock: field.richText(),
    button: field.button(),
  },
  options: {
    color: option.color({ default: "primary" }),
    alignment: option.alignment({ default: "center" }),
    textSize: option.textSize(),
  },
});
