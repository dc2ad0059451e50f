"use client";

import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { Map as MapLibre } from "maplibre-gl";
import { mapColors } from "../client/map-colors.ts";
import { fitPlaces, flyToPlace, openMap, showStyle } from "../client/map-engine.ts";
import { useMapTheme } from "../client/map-theme.ts";
import { useMapMarkers } from "../client/use-map-markers.ts";
import { useMapStyle } from "../client/use-map-style.ts";
import { usePosition } from "../client/use-position.ts";
import { withCourse } from "../domain/course-layers.ts";
import { plainGround } from "../domain/plain-ground.ts";
import type { LngLat } from "../domain/map-limits.ts";
import { pairLines, type MapMarker } from "../domain/markers.ts";
import { placeOf } from "../domain/map-limits.ts";
import { MapControls } from "./map-controls.tsx";
import { MapCredits } from "./map-credits.tsx";
import type { MapProps } from "./map-frame.tsx";
import { MapPinButton } from "./map-pin-button.tsx";
import { MapPopup } from "./map-popup.tsx";
import { MapPosition } from "./map-position.tsx";
import "../styles/map-scene.css";
import "../styles/map-pins.css";
import "../styles/map-popup.css";
import "../styles/map-controls.css";

/** Px that a pop-up with a picture takes above its marker, about. */
const popupHeight = 270;

/** The drawn map with its markers, pop-up and controls. Throws where the browser cannot draw it. */
export default function MapScene(props: MapProps) {
  const { markers, texts, size, goal, activeIndex = null, onChosen } = props;
  const stage = useRef<HTMLDivElement>(null);
  const theme = useMapTheme();
  const loaded = useMapStyle(theme);
  const { position, toggle } = usePosition();
  const [opened, setOpened] = useState<{ marker: MapMarker; isByKey: boolean } | null>(null);
  const map = useMap(stage, props);
  useStyle(map, { ...props, theme, loaded });
  const pins = useMapMarkers(map, markers);

  useEffect(() => {
    if (!map || goal === undefined) return;
    const start = goal === null ? undefined : markers.find(({ index }) => index === goal.index);
    if (start) flyToPlace(map, placeOf(start));
    else fitPlaces(map, markers.map(placeOf));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new goal flies; redrawn markers do not
  }, [map, goal]);

  // Editors move points while the map stands there.
  const places = JSON.stringify(markers.map(placeOf));
  const shownPlaces = useRef(places);
  useEffect(() => {
    if (!map || shownPlaces.current === places) return;
    shownPlaces.current = places;
    fitPlaces(map, JSON.parse(places) as LngLat[]);
  }, [map, places]);

  function onPinChosen(marker: MapMarker, isByKey: boolean) {
    setOpened({ marker, isByKey });
    if (map) flyToPlace(map, placeOf(marker), marker.publicUrl ? popupHeight / 2 : 0);
    onChosen?.(marker);
  }

  return (
    <>
      <div ref={stage} className="map__stage" data-theme={theme} />
      {markers.map((marker, at) => {
        const pin = pins[at];
        if (!pin) return null;
        const isActive = marker.index !== null && marker.index === activeIndex;
        return createPortal(
          <MapPinButton
            marker={marker}
            isActive={isActive}
            isOpen={opened?.marker === marker}
            onChosen={(isByKey) => onPinChosen(marker, isByKey)}
          />,
          pin,
          `${at}`,
        );
      })}
      {map && opened && <MapPopup map={map} {...opened} texts={texts} onClosed={() => setOpened(null)} />}
      {map && position.place && <MapPosition map={map} position={position} label={texts.position} />}
      {map && (
        <MapControls
          map={map}
          texts={texts}
          theme={theme}
          position={position}
          onShowAll={() => fitPlaces(map, markers.map(placeOf))}
          onLocate={toggle}
          isLarge={size === "large"}
        />
      )}
      <MapCredits loaded={loaded} texts={texts} />
    </>
  );
}

/** The map in its stage, from the first drawing until the page is left. */
function useMap(stage: RefObject<HTMLDivElement | null>, { markers, route, texts, size }: MapProps): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  if (problem) throw problem;
  useEffect(() => {
    if (!stage.current) return;
    let opened: MapLibre;
    try {
      opened = openMap({ container: stage.current, texts, isLarge: size === "large" });
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error("The map cannot be drawn"));
      return;
    }
    setMap(opened);
    fitPlaces(opened, [...markers.map(placeOf), ...(route ?? [])]);
    return () => {
      setMap(null);
      opened.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once; what changes later has effects of its own
  }, [stage, size]);
  return map;
}

/** Puts the style of the theme under the course, or the plain ground while there is none. */
function useStyle(
  map: MapLibre | null,
  {
    markers,
    route,
    theme,
    loaded,
  }: MapProps & { theme: ReturnType<typeof useMapTheme>; loaded: ReturnType<typeof useMapStyle> },
): void {
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
