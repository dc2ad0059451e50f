import { useEffect, useMemo, useState } from "react";
import type { Map as MapLibre } from "maplibre-gl";
import { areTooMany, clustersOf, type Cluster, type MapView } from "../domain/clusters.ts";
import type { MapMarker } from "../domain/markers.ts";
import { useDrawnMap } from "./use-drawn-map.ts";

/** What stands on the map for these markers; of very many, anew after each move. */
export function useClusters(markers: readonly MapMarker[]): readonly (MapMarker | Cluster)[] {
  const map = useDrawnMap();
  const [view, setView] = useState(() => viewOf(map));
  const isWatched = areTooMany(markers);
  useEffect(() => {
    if (!isWatched) return;
    const onMoved = () => setView(viewOf(map));
    onMoved();
    map.on("moveend", onMoved);
    return () => void map.off("moveend", onMoved);
  }, [map, isWatched]);
  return useMemo(() => clustersOf(markers, view), [markers, view]);
}

function viewOf(map: MapLibre): MapView {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return { zoom: map.getZoom(), bounds: { west, south, east, north } };
}
