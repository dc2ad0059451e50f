import { useEffect, type RefObject } from "react";
import type { Marker } from "maplibre-gl";
import type { MapMarker } from "../domain/markers.ts";
import { spread } from "../domain/spread.ts";
import { useDrawnMap } from "./use-drawn-map.ts";

/** From this zoom on a hole is seen with all its points; further away only where it begins, like a place of one point. */
const nearZoom = 14.8;
type Placed = Pick<MapMarker, "lng" | "lat" | "icon" | "index">;

/** Px between the middles of two markers, and how far one may step aside. */
const room = { least: 37, most: 56 };

/**
 * Keeps crowded markers apart: from far away only the starts are seen, and those that would meet step aside for each
 * other, with a thin lead to where each belongs. `pins` are the markers as they stand on the map, in their order; they
 * are moved without React, since a flight has a zoom for every frame.
 */
export function useCrowding(markers: readonly Placed[], pins: RefObject<(Marker | null)[]>): void {
  const map = useDrawnMap();
  /** The page hands over equal markers as new objects at every drawing. */
  const key = JSON.stringify(markers.map(({ lng, lat, icon, index }) => [lng, lat, icon, index]));
  useEffect(() => {
    const placed = markers.flatMap((marker, at) => {
      const pin = pins.current[at];
      return pin ? [{ marker, pin }] : [];
    });
    const starts = placed.filter(
      ({ marker }) => marker.icon === "default" || (marker.icon === "start" && marker.index !== null),
    );
    const root = map.getContainer().closest<HTMLElement>(".map");

    function arrange() {
      const isNear = map.getZoom() >= nearZoom || starts.length === 0;
      if (root) root.dataset["detail"] = isNear ? "near" : "far";
      const seen = isNear ? placed : starts;
      const screen = seen.map(({ pin }) => map.project(pin.getLngLat()));
      const steps = spread(screen, room.least, room.most);
      for (const [index, { pin }] of seen.entries()) step(pin, steps[index] ?? { x: 0, y: 0 });
    }
    arrange();
    map.on("zoom", arrange);
    map.on("resize", arrange);
    return () => {
      map.off("zoom", arrange);
      map.off("resize", arrange);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` says when the markers are others
  }, [map, key, pins]);
}

function step(pin: Marker, { x, y }: { x: number; y: number }): void {
  const way = Math.hypot(x, y);
  const { style } = pin.getElement();
  pin.setOffset([x, y]);
  style.setProperty("--lead", `${way < 6 ? 0 : Math.round(way)}px`);
  style.setProperty("--lead-turn", `${Math.atan2(-y, -x).toFixed(3)}rad`);
}
