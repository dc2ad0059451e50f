"use client";

import { useMap } from "react-map-gl/maplibre";
import type { Map as MapLibre } from "maplibre-gl";

/** The drawn map around this component. Throws outside of one. */
export function useDrawnMap(): MapLibre {
  const map = useMap().current;
  if (!map) throw new Error("There is no map around this component");
  return map.getMap();
}
