import { useEffect, useMemo, useState } from "react";
import { Marker, type Map as MapLibre } from "maplibre-gl";
import type { MapMarker } from "../domain/markers.ts";
import { spread } from "../domain/spread.ts";

/** From this zoom on a hole is seen with all its points; further away only where it begins. */
const nearZoom = 14.8;
/** Px between the middles of two markers, and how far one may step aside. */
const room = { least: 37, most: 56 };

/**
 * Gives every marker an element that stays at its place while the map moves; the caller draws into it. From far away
 * only the starts are seen. Crowded markers step aside for each other, and a thin lead shows where each belongs.
 */
export function useMapMarkers(map: MapLibre | null, markers: readonly MapMarker[]): HTMLElement[] {
  const [elements, setElements] = useState<HTMLElement[]>([]);
  /** The page hands over equal markers as new objects at every drawing. */
  const key = JSON.stringify(markers.map(({ lng, lat, icon, index }) => [lng, lat, icon, index]));
  const stable = useMemo(() => markers, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- see `key`

  useEffect(() => {
    if (!map) return;
    const placed = stable.map((marker) => ({ marker, pin: pinAt(map, marker) }));
    const starts = placed.filter(({ marker }) => marker.icon === "start" && marker.index !== null);
    const root = map.getContainer().closest<HTMLElement>(".map");

    function arrange() {
      const isNear = !map || map.getZoom() >= nearZoom || starts.length === 0;
      if (root) root.dataset["detail"] = isNear ? "near" : "far";
      const seen = isNear ? placed : starts;
      const screen = seen.map(({ pin }) => map?.project(pin.getLngLat()) ?? { x: 0, y: 0 });
      const steps = spread(screen, room.least, room.most);
      for (const [index, { pin }] of seen.entries()) step(pin, steps[index] ?? { x: 0, y: 0 });
    }
    arrange();
    map.on("zoom", arrange);
    map.on("resize", arrange);
    setElements(placed.map(({ pin }) => pin.getElement()));
    return () => {
      map.off("zoom", arrange);
      map.off("resize", arrange);
      for (const { pin } of placed) pin.remove();
      setElements([]);
    };
  }, [map, stable]);
  return elements;
}

function pinAt(map: MapLibre, { lng, lat, icon }: MapMarker): Marker {
  const element = document.createElement("div");
  element.className = "map-pin";
  element.dataset["icon"] = icon;
  return new Marker({ element, anchor: "center", subpixelPositioning: true }).setLngLat([lng, lat]).addTo(map);
}

function step(pin: Marker, { x, y }: { x: number; y: number }): void {
  const way = Math.hypot(x, y);
  const { style } = pin.getElement();
  pin.setOffset([x, y]);
  style.setProperty("--lead", `${way < 6 ? 0 : Math.round(way)}px`);
  style.setProperty("--lead-turn", `${Math.atan2(-y, -x).toFixed(3)}rad`);
}
