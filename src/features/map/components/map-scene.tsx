"use client";

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { fitHole, fitPlaces, flyToPlace } from "../client/map-engine.ts";
import { useMapTheme } from "../client/map-theme.ts";
import { useGround, useMap, useRefit } from "../client/use-map.ts";
import { useMapMarkers } from "../client/use-map-markers.ts";
import { useMapStyle } from "../client/use-map-style.ts";
import { usePosition } from "../client/use-position.ts";
import type { LngLat } from "../domain/map-limits.ts";
import { holePlaces, shownPlaces, type MapMarker } from "../domain/markers.ts";
import { placeOf } from "../domain/map-limits.ts";
import { MapControls } from "./map-controls.tsx";
import { MapCredits } from "./map-credits.tsx";
import type { MapProps } from "./map-props.ts";
import { MapPinButton } from "./map-pin-button.tsx";
import { MapPlaces } from "./map-places.tsx";
import { MapPopup } from "./map-popup.tsx";
import { MapPosition } from "./map-position.tsx";
import "../styles/map-scene.css";
import "../styles/map-pins.css";
import "../styles/map-popup.css";
import "../styles/map-controls.css";
import "../styles/map-places.css";

/** Px that a pop-up with a picture takes above its marker, about. */
const popupHeight = 270;

/** The drawn map with its markers, pop-up and controls. Throws where the browser cannot draw it. */
export default function MapScene(props: MapProps) {
  const { markers, route, texts, size, goal, activeIndex = null, onChosen } = props;
  const stage = useRef<HTMLDivElement>(null);
  const theme = useMapTheme();
  const loaded = useMapStyle(theme);
  const { position, toggle } = usePosition();
  const [opened, setOpened] = useState<{ marker: MapMarker; isByKey: boolean } | null>(null);
  const places = shownPlaces(markers, route);
  const map = useMap(stage, { texts, isLarge: size === "large", places, isFlying: true });
  useRefit(map, places);
  useGround(map, { theme, loaded, markers, route });
  const pins = useMapMarkers(map, markers);

  useEffect(() => {
    if (!map || goal === undefined) return;
    const hole = goal === null ? [] : holePlaces(markers, goal.index);
    if (hole.length > 0) fitHole(map, hole);
    else fitPlaces(map, places);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new goal flies; redrawn markers do not
  }, [map, goal]);

  // Editors move points while the map stands there.
  const pinned = JSON.stringify(markers.map(placeOf));
  const shown = useRef(pinned);
  useEffect(() => {
    if (!map || shown.current === pinned) return;
    shown.current = pinned;
    fitPlaces(map, JSON.parse(pinned) as LngLat[]);
  }, [map, pinned]);

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
      {map && position.place && (
        <MapPosition map={map} position={position} label={texts.position} hole={holePlaces(markers, activeIndex)} />
      )}
      {map && (
        <MapControls
          map={map}
          texts={texts}
          theme={theme}
          position={position}
          onShowAll={() => fitPlaces(map, places)}
          onLocate={toggle}
          isLarge={size === "large"}
        >
          {loaded === null && (
            <MapPlaces markers={markers} texts={texts} onChosen={(marker) => onPinChosen(marker, true)} />
          )}
        </MapControls>
      )}
      <MapCredits loaded={loaded} texts={texts} />
    </>
  );
}
