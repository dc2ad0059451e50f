import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** One piece of news: when or what about, a headline and its beginning. */
export const newsFeedCardBlock = defineBlock({
  kind: "newsFeedCard",
  category: null,
  label: "kinds.newsFeedCard",
  addLabel: "adding.news",
  icon: "Newspaper",
  fields: {
    image: field.image(),
    kicker: field.text(),
    title: field.title(),
    description: field.text(),
    button: field.button(),
  },
  options: {
    color: option.color(),
  },
});
