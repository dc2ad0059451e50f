import { isOnMap, type LngLat } from "./map-limits.ts";

/** A route that is being drawn, and what undo and redo lead to. */
interface RouteDrawing {
  readonly places: readonly LngLat[];
  readonly past: readonly (readonly LngLat[])[];
  readonly future: readonly (readonly LngLat[])[];
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
  past: [],
  future: [],
});

/** The drawing after a step; the very same one where the step changes nothing or would lead off the map. */
export function drawn(drawing: RouteDrawing, step: RouteStep): RouteDrawing {
  const { places, past, future } = drawing;
  switch (step.type) {
    case "undo": {
      const before = past.at(-1);
      return before ? { places: before, past: past.slice(0, -1), future: [places, ...future] } : drawing;
    }
    case "redo": {
      const [after, ...rest] = future;
      return after ? { places: after, past: [...past, places], future: rest } : drawing;
    }
    case "add":
      return isOnMap(step.place) ? changed(drawing, [...places, rounded(step.place)]) : drawing;
    case "move":
      return isOnMap(step.place) && step.index in places
        ? changed(drawing, places.with(step.index, rounded(step.place)))
        : drawing;
    case "remove":
      return step.index in places ? changed(drawing, places.toSpliced(step.index, 1)) : drawing;
    case "clear":
      return places.length > 0 ? changed(drawing, []) : drawing;
  }
}

function changed({ places, past }: RouteDrawing, next: readonly LngLat[]): RouteDrawing {
  return { places: next, past: [...past, places].slice(-mostSteps), future: [] };
}

/** Six decimals are a hand's breadth. */
function rounded([lng, lat]: LngLat): LngLat {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
}
