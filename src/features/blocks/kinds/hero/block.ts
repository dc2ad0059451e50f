import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

const withPicture = { option: "layout", is: "!=", value: "type" } as const;

/** The opening of a page: its title, beside, over or above a large picture or film, or in large words alone. */
export const heroBlock = defineBlock({
  kind: "hero",
  category: "start",
  label: "kinds.hero",
  icon: "GalleryVertical",
  fields: {
    image: field.image(),
    video: field.video(),
    kicker: field.text(),
    title: field.title(),
    description: field.richText(),
    button: field.button(),
    secondaryButton: field.button(),
  },
  options: {
    layout: option.heroLayout(),
    media: option.media({ displayConditions: { withPicture } }),
    size: option.size({ label: "options.height", default: "large", displayConditions: { withPicture } }),
    textPosition: option.textPosition({ displayConditions: { withPicture } }),
    alignment: option.alignment(),
    textSize: option.textSize(),
    color: option.color({ label: "options.panelColor" }),
  },
});
