import { z } from "zod";
import { maximumBounds } from "./map-limits.ts";

// Apart from `point.ts`: what visitors download must not bring the schema library along.

export const pointIcons = ["start", "end", "party"] as const;

/** One point of interest of a page: the tee (start), the target (end), or a place to stop at (party). */
export const pointSchema = z.strictObject({
  lat: z.number().min(maximumBounds.south).max(maximumBounds.north),
  lng: z.number().min(maximumBounds.west).max(maximumBounds.east),
  icon: z.enum(pointIcons),
});

/** At least this many entries stand in the input (specification B, section 3). */
export const fewestPoints = 2;
export const mostPoints = 30;

export const pointsSchema = z.array(pointSchema).max(mostPoints);
