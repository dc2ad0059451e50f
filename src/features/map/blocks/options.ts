import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import type { LngLat } from "../domain/map-limits.ts";
import { placeSchema } from "../domain/place-schema.ts";
import { routeSchema } from "../domain/map-route.ts";
import type { Place } from "../domain/place.ts";
import { pointsSchema } from "../domain/point-schema.ts";
import type { Point } from "../domain/point.ts";

/** The options that only the map's kinds have. */
export const mapOption = {
  /** The points of a page on the map: start, end, party. */
  poi: (): OptionDefinition<Point[]> => ({
    type: "poi",
    label: "options.poi",
    default: [],
    schema: pointsSchema,
  }),
  /** One place on the map; null while nobody has set it. */
  place: (): OptionDefinition<Place | null> => ({
    type: "place",
    label: "options.place",
    default: null,
    schema: placeSchema.nullable(),
  }),
  /** The way through the course, drawn on the map; null draws none. */
  mapRoute: (): OptionDefinition<LngLat[] | null> => ({
    type: "mapRoute",
    label: "options.mapRoute",
    default: null,
    schema: routeSchema.nullable(),
  }),
};
