import { boardFields } from "../../board/board-block.ts";
import { collectionOptions, drawsItems, needsItems } from "../../collection/collection-options.ts";
import { defineBlock } from "../../define-block.ts";

/** The pages of a collection `service`, each as a card that leads to it. */
export const servicesContainerBlock = defineBlock({
  kind: "servicesContainer",
  category: "collections",
  label: "kinds.servicesContainer",
  icon: "Sparkles",
  drawsItself: drawsItems("servicesContainer"),
  needs: needsItems,
  fields: boardFields,
  options: collectionOptions("service"),
});
