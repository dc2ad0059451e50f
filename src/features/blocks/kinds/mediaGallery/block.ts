import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { isFilled } from "../../is-filled.ts";
import { option } from "../../option-kinds.ts";

/** A heading and as many pictures as wanted, side by side. */
export const mediaGalleryBlock = defineBlock({
  kind: "mediaGallery",
  category: "content",
  label: "kinds.mediaGallery",
  icon: "Images",
  needs: ({ fields: { images } }) => images !== undefined && isFilled(images),
  fields: { kicker: field.text(), title: field.title(), images: field.mediaList() },
  options: {
    columnLayout: option.columnLayout(),
    color: option.color(),
    alignment: option.alignment(),
    textSize: option.textSize(),
  },
});
