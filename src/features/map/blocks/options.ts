import type { OptionDefinition, OptionSettings } from "~/features/blocks/option-kinds.ts";
import type { LngLat } from "../domain/map-limits.ts";
import { placeSchema } from "../domain/place-schema.ts";
import { routeSchema } from "../domain/map-route.ts";
import type { Place } from "../domain/place.ts";
import { pointsSchema } from "../domain/point-schema.ts";
import type { Point } from "../domain/point.ts";

/** The options that only the map's kinds have. */
export const mapOption = {
  /** The points of a page on the map: start, end, party. */
  poi: (settings: OptionSettings<Point[]> = {}): OptionDefinition<Point[]> => ({
    type: "poi",
    label: settings.label ?? "options.poi",
    default: settings.default ?? [],
    schema: pointsSchema,
    displayConditions: settings.displayConditions,
  }),
  /** One place on the map; null while nobody has set it. */
  place: (settings: OptionSettings<Place | null> = {}): OptionDefinition<Place | null> => ({
    type: "place",
    label: settings.label ?? "options.place",
    default: settings.default ?? null,
    schema: placeSchema.nullable(),
    displayConditions: settings.displayConditions,
  }),
  /** The way through the course, drawn on the map; null draws none. */
  mapRoute: (settings: OptionSettings<LngLat[] | null> = {}): OptionDefinition<LngLat[] | null> => ({
    type: "mapRoute",
    label: settings.label ?? "options.mapRoute",
    default: settings.default ?? null,
    schema: routeSchema.nullable(),
    displayConditions: settings.displayConditions,
  }),
};
