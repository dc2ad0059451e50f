import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "../options.ts";
import { hasCourse } from "./shown-holes.ts";

/** The course on a map: every hole of the collection `map`, and the way between them. */
export const mapContainerBlock = defineBlock({
  kind: "mapContainer",
  category: "collections",
  label: "kinds.mapContainer",
  icon: "Map",
  needsCollection: "map",
  drawsItself: true,
  needs: ({ options }, data) => hasCourse(options, data),
  fields: { title: field.text() },
  options: {
    collection: option.collection({ of: "map" }),
    mapRoute: mapOption.mapRoute(),
    size: option.size(),
    color: option.color(),
  },
});
