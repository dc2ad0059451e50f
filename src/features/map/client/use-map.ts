import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Map as MapLibre } from "maplibre-gl";
import { withCourse } from "../domain/course-layers.ts";
import { plainGround } from "../domain/plain-ground.ts";
import { placeOf, type LngLat } from "../domain/map-limits.ts";
import { pairLines, type MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { mapColors } from "./map-colors.ts";
import { fitPlaces, openMap, showStyle } from "./map-engine.ts";
import type { MapTheme } from "./map-theme.ts";
import type { useMapStyle } from "./use-map-style.ts";

interface MapSettings {
  texts: MapTexts;
  /** Fills its frame, so that every gesture is the map's. */
  isLarge: boolean;
  /** What it shows at first. */
  places: readonly LngLat[];
  /** Whether it flies there, as maps for visitors do, or begins there. */
  isFlying: boolean;
}

/** The map in its stage, from the first drawing until the page is left. Throws where the browser cannot draw it. */
export function useMap(
  stage: RefObject<HTMLDivElement | null>,
  { texts, isLarge, places, isFlying }: MapSettings,
): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  if (problem) throw problem;
  useEffect(() => {
    if (!stage.current) return;
    let opened: MapLibre;
    try {
      opened = openMap({ container: stage.current, texts, isLarge });
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error("The map cannot be drawn"));
      return;
    }
    setMap(opened);
    fitPlaces(opened, places, { isFlying });
    return () => {
      setMap(null);
      opened.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once; what changes later has effects of its own
  }, [stage, isLarge]);
  return map;
}

/** Keeps all places in view when the map's frame changes its size, as a turned phone does, if all were in view before. */
export function useRefit(map: MapLibre | null, places: readonly LngLat[]): void {
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  useEffect(() => {
    if (!map) return;
    const seesAll = () => latest.current.every((place) => map.getBounds().contains(place));
    let isWhole = seesAll();
    const onMoveEnd = () => void (isWhole = seesAll());
    const onResize = () => isWhole && fitPlaces(map, latest.current, { isFlying: false });
    map.on("moveend", onMoveEnd);
    map.on("resize", onResize);
    return () => {
      map.off("moveend", onMoveEnd);
      map.off("resize", onResize);
    };
  }, [map]);
}

interface Ground {
  theme: MapTheme;
  loaded: ReturnType<typeof useMapStyle>;
  markers: readonly MapMarker[];
  route: readonly LngLat[] | null;
}

/** Puts the style of the theme under the course, or the plain ground while there is none. */
export function useGround(map: MapLibre | null, { theme, loaded, markers, route }: Ground): void {
  const drawn = useMemo(
    () =>
      JSON.stringify({
        route,
        pairs: pairLines(markers),
        spots: markers.filter(({ icon }) => icon === "start").map(placeOf),
      }),
    [route, markers],
  );
  useEffect(() => {
    if (!map || loaded === undefined) return;
    const { route, pairs, spots } = JSON.parse(drawn) as Parameters<typeof withCourse>[1];
    const colors = mapColors(map.getContainer(), theme);
    const ground = loaded?.style ?? plainGround(colors, [...spots, ...(route ?? [])]);
    showStyle(map, withCourse(ground, { route, pairs, spots, colors }));
  }, [map, drawn, theme, loaded]);
}
