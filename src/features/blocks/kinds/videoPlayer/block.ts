import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A film: an own file, or one of YouTube that is fetched only after a click. */
export const videoPlayerBlock = defineBlock({
  kind: "videoPlayer",
  category: "content",
  label: "kinds.videoPlayer",
  icon: "CirclePlay",
  fields: {
    video: field.video(),
    poster: field.image(),
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
  },
  options: {
    size: option.size({ label: "options.width", default: "large" }),
    color: option.color(),
    alignment: option.alignment({ default: "center" }),
    textSize: option.textSize(),
  },
});
