import type { Map as MapLibre } from "maplibre-gl";
import type { LngLat } from "../domain/map-limits.ts";
import { fitHole, fitPlaces, placesFramedLast, type Camera } from "./camera.ts";

/** What a map may have in view: all its places, the hole that is played, and what it framed last. */
const names = ["places", "hole", "framed"] as const;

interface Shown {
  places: readonly LngLat[];
  hole: readonly LngLat[];
}

/**
 * Keeps in view what was in view before the map's frame changes its width, as a turned phone does: all places, those of
 * the hole, and what was framed last, each where all of it was there. Another height alone is a browser's bar that comes
 * or goes, and moves nothing. Returns the way to stop.
 */
export function keepInView(map: Camera & Pick<MapLibre, "on" | "off" | "getBounds">, latest: () => Shown): () => void {
  const sets = () => ({ ...latest(), framed: placesFramedLast(map) });
  const seen = () => names.filter((name) => sets()[name].every((place) => map.getBounds().contains(place)));
  let shown = seen();
  let width = map.getContainer().clientWidth;
  const onMoveEnd = () => void (shown = seen());
  const onResize = () => {
    const { clientWidth } = map.getContainer();
    if (clientWidth === width) return;
    width = clientWidth;
    const now = sets();
    const frame = shown.includes("places") ? fitPlaces : fitHole;
    frame(
      map,
      shown.flatMap((name) => now[name]),
      { isFlying: false },
    );
  };
  map.on("moveend", onMoveEnd);
  map.on("resize", onResize);
  return () => {
    map.off("moveend", onMoveEnd);
    map.off("resize", onResize);
  };
}
