"use client";

import { useEffect, useEffectEvent } from "react";
import { Layer, Marker, Source } from "react-map-gl/maplibre";
import { useFirstView } from "../client/use-camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { defaultPrimary, placeOf, routeLine, type LngLat } from "../domain/map-limits.ts";
import { shownPlaces, type MapMarker } from "../domain/markers.ts";
import type { RouteStep } from "../domain/route-drawing.ts";
import type { MapTexts } from "../texts.ts";
import { DrawnMap } from "./drawn-map.tsx";
import { MapPinMark } from "./map-pin-mark.tsx";
import { MapPins } from "./map-pins.tsx";
import "../styles/route-drawer.css";

interface Props {
  places: readonly LngLat[];
  /** What else is on the map, for orientation; where no way is drawn yet, the map begins there. */
  markers: readonly MapMarker[];
  texts: MapTexts;
  /** What a place of the route is called, by its index. */
  labelOf: (index: number) => string;
  chosen: number | null;
  onChosen: (index: number) => void;
  onStep: (step: RouteStep) => void;
}

/**
 * A map on which a way is drawn: a click adds a place at its end, a place is dragged elsewhere, and Delete takes away the
 * one that has the keyboard. Throws where the browser cannot draw it.
 */
export default function RouteDrawer({ places, markers, texts, labelOf, chosen, onChosen, onStep }: Props) {
  const all = shownPlaces(markers, places);
  return (
    <DrawnMap texts={texts} isLarge markers={noMarkers} route={null} places={all}>
      <ClickedPlaces first={places.length > 0 ? places : all} onAdded={(place) => onStep({ type: "add", place })} />
      <Source id="drawn-route" type="geojson" data={lineOf(places)}>
        <Layer
          id="drawn-route"
          type="line"
          layout={{ "line-cap": "round", "line-join": "round" }}
          paint={{ "line-color": defaultPrimary, "line-width": routeLine.width }}
        />
      </Source>
      <MapPins {...{ markers, texts }}>{(marker) => <MapPinMark marker={marker} />}</MapPins>
      {places.map(([longitude, latitude], index) => (
        <Marker
          key={index}
          longitude={longitude}
          latitude={latitude}
          className="route-pin"
          draggable
          onDragStart={() => onChosen(index)}
          onDragEnd={({ lngLat }) => onStep({ type: "move", index, place: placeOf(lngLat) })}
        >
          <button
            type="button"
            className="route-place"
            aria-label={labelOf(index)}
            aria-pressed={chosen === index}
            onClick={(event) => {
              event.stopPropagation(); // the map would add a place here
              onChosen(index);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Delete" && event.key !== "Backspace") return;
              event.preventDefault();
              onStep({ type: "remove", index });
            }}
          />
        </Marker>
      ))}
    </DrawnMap>
  );
}

const noMarkers: never[] = [];

function ClickedPlaces({ first, onAdded }: { first: readonly LngLat[]; onAdded: (place: LngLat) => void }) {
  const map = useDrawnMap();
  const add = useEffectEvent(onAdded);
  useFirstView(first, { isFlying: false });
  useEffect(() => {
    map.doubleClickZoom.disable(); // two clicks are two places
    const click = map.on("click", ({ lngLat }) => add(placeOf(lngLat)));
    return () => click.unsubscribe();
  }, [map]);
  return null;
}

function lineOf(places: readonly LngLat[]) {
  return {
    type: "Feature" as const,
    properties: {},
    geometry: { type: "LineString" as const, coordinates: places.map((place) => [...place]) },
  };
}
