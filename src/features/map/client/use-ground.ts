import { useEffect, useMemo, useState } from "react";
import type { StyleSpecification } from "maplibre-gl";
import { withCourse } from "../domain/course-layers.ts";
import { plainGround } from "../domain/plain-ground.ts";
import { placeOf, type LngLat } from "../domain/map-limits.ts";
import { pairLines, type MapMarker } from "../domain/markers.ts";
import { mapColors } from "./map-colors.ts";
import type { MapTheme } from "./map-theme.ts";
import type { useMapStyle } from "./use-map-style.ts";

interface Ground {
  theme: MapTheme;
  loaded: ReturnType<typeof useMapStyle>;
  markers: readonly MapMarker[];
  route: readonly LngLat[] | null;
}

/**
 * What lies under the markers: the style of the theme with the course on it, or a plain ground where there is none. The
 * one before stays until the new one is there. `stage` is where the map stands, for the site's colours.
 */
export function useGround(
  stage: HTMLElement | null,
  { theme, loaded, markers, route }: Ground,
): StyleSpecification | undefined {
  const [ground, setGround] = useState<StyleSpecification>();
  /** Equal courses come as new objects at every drawing. */
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
    if (!stage || loaded === undefined) return;
    const { route, pairs, spots } = JSON.parse(drawn) as Parameters<typeof withCourse>[1];
    const colors = mapColors(stage, theme);
    const style = loaded?.style ?? plainGround(colors, [...spots, ...(route ?? [])]);
    setGround(withCourse(style, { route, pairs, spots, colors }));
  }, [stage, drawn, theme, loaded]);
  return ground;
}
