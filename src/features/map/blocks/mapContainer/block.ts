import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "../options.ts";
import { hasPlaces } from "./shown-places.ts";

/** Places on a map: the business's own branches, every hole of a collection `map`, the way between them, and places of its own. */
export const mapContainerBlock = defineBlock({
  kind: "mapContainer",
  category: "collections",
  label: "kinds.mapContainer",
  icon: "Map",
  drawsItself: true,
  needs: hasPlaces,
  fields: { title: field.title() },
  options: {
    locations: option.location(),
    collection: option.collection({ of: "map" }),
    addresses: option.checkbox({ label: "options.addresses" }),
    mapRoute: mapOption.mapRoute(),
    size: option.size(),
    color: option.color(),
  },
  childKind: "mapPlace",
});
