"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { centreOn, fitPlaces } from "../client/map-engine.ts";
import { useMapTheme } from "../client/map-theme.ts";
import { useGround, useMap } from "../client/use-map.ts";
import { useMapMarkers } from "../client/use-map-markers.ts";
import { useMapStyle } from "../client/use-map-style.ts";
import { usePosition } from "../client/use-position.ts";
import { placeOf, type LngLat } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { MapControls } from "./map-controls.tsx";
import { MapCredits } from "./map-credits.tsx";
import { markerIcons } from "./map-icons.tsx";
import { MapPosition } from "./map-position.tsx";
import "../styles/map-scene.css";
import "../styles/map-pins.css";
import "../styles/map-controls.css";
import "../styles/place-picker.css";

interface Props {
  /** Where it begins; null shows the other places. */
  place: LngLat | null;
  /** What else is on the map, for orientation. */
  others: readonly MapMarker[];
  texts: MapTexts;
  /** The place in the middle, after every move. */
  onMoved: (place: LngLat) => void;
}

/**
 * A map that is moved below a cross: the place under it is picked. Fingers, mouse and arrow keys do the same, and a click
 * brings its place to the middle. Throws where the browser cannot draw it.
 */
export default function PlacePicker({ place, others, texts, onMoved }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const theme = useMapTheme();
  const loaded = useMapStyle(theme);
  const { position, toggle } = usePosition();
  const places = place ? [place] : others.map(placeOf);
  const map = useMap(stage, { texts, isLarge: true, places, isFlying: false });
  useGround(map, { theme, loaded, markers: others, route: null });
  const pins = useMapMarkers(map, others);
  const tell = useEffectEvent(onMoved);

  useEffect(() => {
    if (!map) return;
    map.on("moveend", () => {
      const { lng, lat } = map.getCenter();
      tell([lng, lat]);
    });
    map.on("click", ({ lngLat }) => centreOn(map, placeOf(lngLat)));
  }, [map]);

  return (
    <>
      <div ref={stage} className="map__stage" data-theme={theme} />
      {others.map((marker, at) => {
        const pin = pins[at];
        return (
          pin &&
          createPortal(
            <span className="map-pin__button" data-icon={marker.icon} role="img" aria-label={marker.name}>
              <span className="map-pin__badge">{markerIcons[marker.icon]}</span>
            </span>,
            pin,
            `${at}`,
          )
        );
      })}
      <span className="place-picker__cross" aria-hidden />
      {map && position.place && <MapPosition map={map} position={position} label={texts.position} />}
      {map && (
        <MapControls
          map={map}
          texts={texts}
          theme={theme}
          position={position}
          onShowAll={() => fitPlaces(map, [...(place ? [place] : []), ...others.map(placeOf)])}
          onLocate={toggle}
          isLarge
        />
      )}
      <MapCredits loaded={loaded} texts={texts} />
    </>
  );
}
