"use client";

import { useEffect, useRef } from "react";
import type { LngLat } from "../domain/map-limits.ts";
import { fitHole, fitPlaces } from "./camera.ts";
import { useDrawnMap } from "./use-drawn-map.ts";

/** What a map shows when it opens. It flies there, as maps for visitors do, or begins there. */
export function useFirstView(places: readonly LngLat[], { isFlying }: { isFlying: boolean }): void {
  const map = useDrawnMap();
  const first = useRef(places);
  useEffect(() => fitPlaces(map, first.current, { isFlying }), [map, isFlying]);
}

/**
 * Keeps in view what was in view before the map's frame changes its size, as a turned phone does: all places, or else
 * those of the hole that is framed.
 */
export function useRefit(places: readonly LngLat[], hole: readonly LngLat[]): void {
  const map = useDrawnMap();
  const latest = useRef({ places, hole });
  useEffect(() => {
    latest.current = { places, hole };
  });
  useEffect(() => {
    const sees = (shown: readonly LngLat[]) => shown.every((place) => map.getBounds().contains(place));
    const framed = () => (["places", "hole"] as const).find((name) => sees(latest.current[name]));
    let shown = framed();
    const onMoveEnd = () => void (shown = framed());
    const onResize = () => {
      if (shown === "places") fitPlaces(map, latest.current.places, { isFlying: false });
      if (shown === "hole") fitHole(map, latest.current.hole, { isFlying: false });
    };
    map.on("moveend", onMoveEnd);
    map.on("resize", onResize);
    return () => {
      map.off("moveend", onMoveEnd);
      map.off("resize", onResize);
    };
  }, [map]);
}

/** Goes along when the places themselves are moved, as editors do while the map stands there. */
export function useMovedPlaces(places: readonly LngLat[]): void {
  const map = useDrawnMap();
  const key = JSON.stringify(places);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    fitPlaces(map, JSON.parse(key) as LngLat[]);
  }, [map, key]);
}
