import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** The opening of a page: a large picture or film with the page's title on it. */
export const heroBlock = defineBlock({
  kind: "hero",
  category: "start",
  label: "kinds.hero",
  icon: "GalleryVertical",
  fields: {
    image: field.image(),
    video: field.video(),
    kicker: field.text(),
    title: field.text(),
    description: field.richText(),
    button: field.button(),
    secondaryButton: field.button(),
  },
  options: {
    media: option.media(),
    size: option.size({ label: "options.height", default: "large" }),
    textPosition: option.textPosition(),
    alignment: option.alignment(),
    textSize: option.textSize(),
    color: option.color({ label: "options.panelColor" }),
  },
});
