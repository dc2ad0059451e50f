"use client";

import { useEffect } from "react";
import { fitHole, fitPlaces, flyToPlace } from "../client/camera.ts";
import { useFirstView, useMovedPlaces, useRefit } from "../client/use-camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { placeOf } from "../domain/map-limits.ts";
import { holePlaces, shownPlaces, type MapMarker } from "../domain/markers.ts";
import type { MapProps } from "./map-props.ts";

/** Px that a pop-up takes above its marker, about: with a picture, with a text, with its name alone. */
const popupHeight = { picture: 270, text: 200, name: 0 };

type Props = Pick<MapProps, "markers" | "route" | "goal"> & {
  /** The marker that was opened; a new object flies again. */
  opened: { marker: MapMarker } | null;
};

/** Where the map of a course looks: at all of it first, then at the hole that is turned to, or the marker that is opened. */
export function CourseCamera({ markers, route, goal, opened }: Props) {
  const map = useDrawnMap();
  const places = shownPlaces(markers, route);
  const hole = goal ? holePlaces(markers, goal.index) : [];
  useFirstView(places, { isFlying: true });
  useRefit(places, hole);
  useMovedPlaces(markers.map(placeOf));

  useEffect(() => {
    if (goal === undefined) return;
    if (hole.length > 0) fitHole(map, hole);
    else fitPlaces(map, places);
    // oxlint-disable-next-line react/exhaustive-deps -- a new goal flies; redrawn markers do not
  }, [map, goal]);

  useEffect(() => {
    if (!opened) return;
    const { marker } = opened;
    flyToPlace(
      map,
      placeOf(marker),
      popupHeight[marker.publicUrl ? "picture" : marker.popupText ? "text" : "name"] / 2,
    );
  }, [map, opened]);
  return null;
}
