import { z } from "zod";
import { maximumBounds } from "./map-limits.ts";

export const pointIcons = ["start", "end", "party"] as const;
export type PointIcon = (typeof pointIcons)[number];

/** One point of interest of a page: the tee (start), the target (end), or a place to stop at (party). */
export const pointSchema = z.strictObject({
  lat: z.number().min(maximumBounds.south).max(maximumBounds.north),
  lng: z.number().min(maximumBounds.west).max(maximumBounds.east),
  icon: z.enum(pointIcons),
});
export type Point = z.infer<typeof pointSchema>;

/** At least this many entries stand in the input (specification B, section 3). */
export const fewestPoints = 2;
export const mostPoints = 30;

export const pointsSchema = z.array(pointSchema).max(mostPoints);

/** The first point with this icon, or null. */
export function pointOf(points: readonly Point[], icon: PointIcon): Point | null {
  return points.find((point) => point.icon === icon) ?? null;
}
