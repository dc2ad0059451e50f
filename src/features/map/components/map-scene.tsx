"use client";

import { useOpenedMarker } from "../client/use-opened-marker.ts";
import { holePlaces, shownPlaces, type MapMarker } from "../domain/markers.ts";
import { CourseCamera } from "./course-camera.tsx";
import { DrawnMap } from "./drawn-map.tsx";
import { MapPinButton } from "./map-pin-button.tsx";
import { MapPins } from "./map-pins.tsx";
import { MapPlaces } from "./map-places.tsx";
import { MapPopup } from "./map-popup.tsx";
import type { MapProps } from "./map-props.ts";
import "../styles/map-popup.css";
import "../styles/map-places.css";

/** The map of a course or of one page's points: markers that open pop-ups. Throws where the browser cannot draw it. */
export default function MapScene(props: MapProps) {
  const { markers, route, texts, size, goal, activeIndex = null, onChosen } = props;
  const { opened, openedKey, setOpened, isOpened } = useOpenedMarker(markers);

  function onPinChosen(marker: MapMarker, isByKey: boolean) {
    setOpened({ marker, isByKey });
    onChosen?.(marker);
  }

  return (
    <DrawnMap
      {...{ texts, markers, route }}
      isLarge={size === "large"}
      places={shownPlaces(markers, route)}
      hole={holePlaces(markers, activeIndex)}
      list={<MapPlaces markers={markers} texts={texts} onChosen={(marker) => onPinChosen(marker, true)} />}
    >
      <CourseCamera {...{ markers, route, goal, opened }} />
      <MapPins {...{ markers, texts }}>
        {(marker) => (
          <MapPinButton
            marker={marker}
            isActive={marker.index !== null && marker.index === activeIndex}
            isOpen={isOpened(marker)}
            onChosen={(isByKey) => onPinChosen(marker, isByKey)}
          />
        )}
      </MapPins>
      {opened && <MapPopup key={openedKey} {...opened} texts={texts} onClosed={() => setOpened(null)} />}
    </DrawnMap>
  );
}
