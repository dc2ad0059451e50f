import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** The course on a map: every hole of the collection `map`, and the way between them. */
export const mapContainerBlock = defineBlock({
  kind: "mapContainer",
  category: "collections",
  label: { de: "Karte", fr: "Carte" },
  icon: "Map",
  fields: { title: field.text() },
  options: { mapRoute: option.mapRoute(), size: option.size(), color: option.color() },
});
