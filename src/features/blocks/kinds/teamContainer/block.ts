import { boardFields } from "../../board/board-block.ts";
import { collectionOptions, drawsItems, needsItems } from "../../collection/collection-options.ts";
import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";

/** The people of a collection `team`, each with what they do, and a picture of all of them. */
export const teamContainerBlock = defineBlock({
  kind: "teamContainer",
  category: "collections",
  label: "kinds.teamContainer",
  icon: "Users",
  drawsItself: drawsItems("teamContainer"),
  needs: needsItems,
  fields: { ...boardFields, groupImage: field.image() },
  options: collectionOptions("team"),
});
