"use client";

import { useEffect, useRef } from "react";
import type { LngLat } from "../domain/map-limits.ts";
import { fitPlaces } from "./camera.ts";
import { keepInView } from "./keep-in-view.ts";
import { useDrawnMap } from "./use-drawn-map.ts";

/** What a map shows when it opens. It flies there, as maps for visitors do, or begins there. */
export function useFirstView(places: readonly LngLat[], { isFlying }: { isFlying: boolean }): void {
  const map = useDrawnMap();
  const first = useRef(places);
  useEffect(() => fitPlaces(map, first.current, { isFlying }), [map, isFlying]);
}

/** Keeps in view what was in view when the map's frame changes its width (`keepInView`). */
export function useRefit(places: readonly LngLat[], hole: readonly LngLat[]): void {
  const map = useDrawnMap();
  const latest = useRef({ places, hole });
  useEffect(() => {
    latest.current = { places, hole };
  });
  useEffect(() => keepInView(map, () => latest.current), [map]);
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
