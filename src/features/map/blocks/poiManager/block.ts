import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "../options.ts";

/** The points of a page on the map. On a page of the collection `map` they make it a hole of the course. */
export const poiManagerBlock = defineBlock({
  kind: "poiManager",
  category: "various",
  label: { de: "Punkte auf der Karte", fr: "Points sur la carte" },
  icon: "MapPinned",
  drawsItself: true,
  fields: { title: field.text() },
  options: {
    poi: mapOption.poi(),
    par: option.number({ label: { de: "Par (0 = ohne)", fr: "Par (0 = sans)" }, minimum: 0, maximum: 10 }),
    color: option.color(),
  },
});
