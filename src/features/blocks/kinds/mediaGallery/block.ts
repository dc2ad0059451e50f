import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** A heading and as many pictures as wanted, side by side. */
export const mediaGalleryBlock = defineBlock({
  kind: "mediaGallery",
  category: "content",
  label: "kinds.mediaGallery",
  icon: "Images",
  fields: { kicker: field.text(), title: field.text(), images: field.mediaList() },
  options: {
    columnLayout: option.columnLayout(),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
