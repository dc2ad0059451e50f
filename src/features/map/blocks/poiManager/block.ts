import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "../options.ts";

/** The points of a page on the map. On a page of the collection `map` they make it a hole of the course. */
export const poiManagerBlock = defineBlock({
  kind: "poiManager",
  category: "various",
  label: "kinds.poiManager",
  icon: "MapPinned",
  needsCollection: "map",
  drawsItself: true,
  needs: ({ options: { poi } }) => Array.isArray(poi) && poi.length > 0,
  fields: { title: field.title() },
  options: {
    poi: mapOption.poi(),
    par: option.number({ label: "options.par", minimum: 0, maximum: 10 }),
    color: option.color(),
  },
});
