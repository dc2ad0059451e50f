import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { option } from "../../option-kinds.ts";

/** The points of a page on the map. On a page of the collection `map` they make it a hole of the course. */
export const poiManagerBlock = defineBlock({
  kind: "poiManager",
  category: "various",
  label: { de: "Punkte auf der Karte", fr: "Points sur la carte" },
  icon: "MapPinned",
  fields: { title: field.text() },
  options: {
    poi: option.poi(),
    par: option.number({ label: { de: "Par (0 = ohne)", fr: "Par (0 = sans)" }, minimum: 0, maximum: 10 }),
    color: option.color(),
  },
});
