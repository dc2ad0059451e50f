/** Where the drawer rests: a fifth of the screen, or all of it (snap points 0.2 and 1). */
export type Snap = "low" | "full";

interface Release {
  from: Snap;
  /** How far the drawer was pulled, in px; upwards is negative. */
  moved: number;
  /** The way between the two snap points, in px. */
  travel: number;
  /** Speed of the finger when it let go, in px per millisecond; upwards is negative. */
  velocity: number;
}

/** A flick decides by its direction; a slow pull counts once it has covered a quarter of the way. */
export function snapAfter({ from, moved, travel, velocity }: Release): Snap {
  if (Math.abs(velocity) > 0.4) return velocity < 0 ? "full" : "low";
  if (Math.abs(moved) < travel / 4) return from;
  return moved < 0 ? "full" : "low";
}

/** The pull kept between the two snap points. */
export function boundedPull(from: Snap, moved: number, travel: number): number {
  return from === "full" ? Math.min(travel, Math.max(0, moved)) : Math.max(-travel, Math.min(0, moved));
}
