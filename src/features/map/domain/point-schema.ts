import { z } from "zod";
import { placeSchema } from "./place-schema.ts";

// Apart from `point.ts`: what visitors download must not bring the schema library along.

export const pointIcons = ["start", "end", "party"] as const;

/**
 * One point of interest of a page: the tee (start), the target (end), or a place to stop at (party). Its place may be
 * sent under the long names `latitude` and `longitude`; it is kept under the short ones, which the map reads.
 */
export const pointSchema = z.preprocess(withShortNames, placeSchema.extend({ icon: z.enum(pointIcons) }));

const shortNames = new Map([
  ["latitude", "lat"],
  ["longitude", "lng"],
]);

function withShortNames(point: unknown): unknown {
  if (typeof point !== "object" || point === null || Array.isArray(point)) return point;
  const entries = Object.entries(point).map(([name, value]) => [shortNames.get(name) ?? name, value] as const);
  const isTwice = new Set(entries.map(([name]) => name)).size < entries.length;
  return isTwice ? point : Object.fromEntries(entries);
}

/** At least this many entries stand in the input. */
export const fewestPoints = 2;
export const mostPoints = 30;

export const pointsSchema = z.array(pointSchema).max(mostPoints);
