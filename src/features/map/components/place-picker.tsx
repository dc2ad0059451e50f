"use client";

import { useEffect, useEffectEvent } from "react";
import { centreOn } from "../client/camera.ts";
import { useFirstView } from "../client/use-camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { placeOf, type LngLat } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { DrawnMap } from "./drawn-map.tsx";
import { MapPinMark } from "./map-pin-mark.tsx";
import { MapPins } from "./map-pins.tsx";
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
  const otherPlaces = others.map(placeOf);
  return (
    <>
      <DrawnMap
        texts={texts}
        isLarge
        markers={others}
        route={null}
        places={[...(place ? [place] : []), ...otherPlaces]}
      >
        <PickedPlace first={place ? [place] : otherPlaces} onMoved={onMoved} />
        <MapPins {...{ markers: others, texts }}>{(marker) => <MapPinMark marker={marker} />}</MapPins>
      </DrawnMap>
      <span className="place-picker__cross" aria-hidden />
    </>
  );
}

/** Tells of every move after the map has begun at its first places, since beginning picks nothing. */
function PickedPlace({ first, onMoved }: { first: LngLat[]; onMoved: Props["onMoved"] }) {
  const map = useDrawnMap();
  const tell = useEffectEvent(onMoved);
  useFirstView(first, { isFlying: false });
  useEffect(() => {
    const onMoveEnd = () => tell(placeOf(map.getCenter()));
    const click = map.on("click", ({ lngLat }) => centreOn(map, placeOf(lngLat)));
    map.on("moveend", onMoveEnd);
    return () => {
      click.unsubscribe();
      map.off("moveend", onMoveEnd);
    };
  }, [map]);
  return null;
}
