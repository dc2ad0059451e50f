import { boardFields } from "../../board/board-block.ts";
import { collectionOptions, drawsItems, needsItems } from "../../collection/collection-options.ts";
import { defineBlock } from "../../define-block.ts";

/** What customers say: the items of a collection `testimonial`. */
export const testimonialsContainerBlock = defineBlock({
  kind: "testimonialsContainer",
  category: "collections",
  label: "kinds.testimonialsContainer",
  icon: "Quote",
  drawsItself: drawsItems("testimonialsContainer"),
  needs: needsItems,
  fields: boardFields,
  options: collectionOptions("testimonial"),
});
