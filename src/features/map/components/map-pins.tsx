"use client";

import { useRef, type ReactNode } from "react";
import { Marker, type MarkerInstance } from "react-map-gl/maplibre";
import { useCrowding } from "../client/use-crowding.ts";
import type { MapMarker } from "../domain/markers.ts";

interface Props {
  markers: readonly MapMarker[];
  /** Draws one of them. */
  children: (marker: MapMarker) => ReactNode;
}

/** Markers that stay at their places while the map moves, and out of each other's way. */
export function MapPins({ markers, children }: Props) {
  const pins = useRef<(MarkerInstance | null)[]>([]);
  useCrowding(markers, pins);
  return markers.map((marker, at) => (
    <Marker
      key={`${at} ${marker.icon}`}
      ref={(pin) => void (pins.current[at] = pin)}
      longitude={marker.lng}
      latitude={marker.lat}
      anchor="center"
      subpixelPositioning
      className={`map-pin map-pin--${marker.icon}`}
    >
      {children(marker)}
    </Marker>
  ));
}
