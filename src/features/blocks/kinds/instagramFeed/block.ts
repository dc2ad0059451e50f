import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";
import { photosOf } from "../../data/shown-posts.ts";

/** Pictures as they stand in a photo feed, and the way to the profile. */
export const instagramFeedBlock = defineBlock({
  kind: "instagramFeed",
  category: "content",
  label: "kinds.instagramFeed",
  icon: "Camera",
  fields: {
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    images: field.mediaList(),
    button: field.button(),
  },
  options: {
    source: option.source(),
    account: option.text({ label: "options.account" }),
    columnLayout: option.columnLayout(),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
  drawsItself: (section) => photosOf(section, section.data).length > 0,
});
