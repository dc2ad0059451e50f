import type { z } from "zod";
import type { pointIcons, pointSchema } from "./point-schema.ts";

export type PointIcon = (typeof pointIcons)[number];
export type Point = z.infer<typeof pointSchema>;

/** The first point with this icon, or null. */
export function pointOf(points: readonly Point[], icon: PointIcon): Point | null {
  return points.find((point) => point.icon === icon) ?? null;
}
