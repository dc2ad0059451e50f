import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { mapOption } from "../options.ts";

/** A place of its own on a map, such as a car park or a stop; what its button says and leads to, its pop-up does too. */
export const mapPlaceBlock = defineBlock({
  kind: "mapPlace",
  category: null,
  label: "kinds.mapPlace",
  addLabel: "adding.place",
  icon: "MapPin",
  fields: { image: field.image(), title: field.title(), description: field.richText(), button: field.button() },
  options: { place: mapOption.place() },
});
