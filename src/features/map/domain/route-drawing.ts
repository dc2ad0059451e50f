import { isOnMap, type LngLat } from "./map-limits.ts";

/** The places of a route, and for each a key of its own, which it keeps wherever it is moved and whatever goes before it. */
interface Keyed {
  readonly places: readonly LngLat[];
  readonly keys: readonly number[];
}

/** A route that is being drawn, and what undo and redo lead to. */
interface RouteDrawing extends Keyed {
  readonly past: readonly Keyed[];
  readonly future: readonly Keyed[];
  /** No place has or had this key. */
  readonly freeKey: number;
}

export type RouteStep =
  | { type: "add"; place: LngLat }
  | { type: "move"; index: number; place: LngLat }
  | { type: "remove"; index: number }
  | { type: "clear" }
  | { type: "undo" }
  | { type: "redo" };

/** Most steps that can be taken back. */
const mostSteps = 200;

export const drawingOf = (route: readonly LngLat[] | null): RouteDrawing => ({
  places: route ?? [],
  keys: (route ?? []).map((_, index) => index),
  past: [],
  future: [],
  freeKey: route?.length ?? 0,
});

/** The drawing after a step; the very same one where the step changes nothing or would lead off the map. */
export function drawn(drawing: RouteDrawing, step: RouteStep): RouteDrawing {
  const { places, keys, past, future, freeKey } = drawing;
  switch (step.type) {
    case "undo": {
      const before = past.at(-1);
      return before
        ? { ...drawing, ...before, past: past.slice(0, -1), future: [{ places, keys }, ...future] }
        : drawing;
    }
    case "redo": {
      const [after, ...rest] = future;
      return after ? { ...drawing, ...after, past: [...past, { places, keys }], future: rest } : drawing;
    }
    case "add":
      return isOnMap(step.place)
        ? changed(drawing, { places: [...places, rounded(step.place)], keys: [...keys, freeKey], freeKey: freeKey + 1 })
        : drawing;
    case "move":
      return isOnMap(step.place) && step.index in places
        ? changed(drawing, { places: places.with(step.index, rounded(step.place)) })
        : drawing;
    case "remove":
      return step.index in places
        ? changed(drawing, { places: places.toSpliced(step.index, 1), keys: keys.toSpliced(step.index, 1) })
        : drawing;
    case "clear":
      return places.length > 0 ? changed(drawing, { places: [], keys: [] }) : drawing;
  }
}

function changed(drawing: RouteDrawing, next: Partial<RouteDrawing>): RouteDrawing {
  const { places, keys, past } = drawing;
  return { ...drawing, ...next, past: [...past, { places, keys }].slice(-mostSteps), future: [] };
}

/** Six decimals are a hand's breadth. */
function rounded([lng, lat]: LngLat): LngLat {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
}
