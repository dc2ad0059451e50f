import { z } from "zod";
import { maximumBounds } from "./map-limits.ts";

// Apart from `place.ts`, as `point-schema.ts` is from `point.ts`.

/** One place, where the map can show it. */
export const placeSchema = z.strictObject({
  lat: z.number().min(maximumBounds.south).max(maximumBounds.north),
  lng: z.number().min(maximumBounds.west).max(maximumBounds.east),
});
