"use client";

import { useRef, type ReactNode } from "react";
import { Marker, type MarkerInstance } from "react-map-gl/maplibre";
import { useClusters } from "../client/use-clusters.ts";
import { useCrowding } from "../client/use-crowding.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { ClusterButton } from "./cluster-button.tsx";

interface Props {
  markers: readonly MapMarker[];
  texts: MapTexts;
  /** Draws one of them. */
  children: (marker: MapMarker) => ReactNode;
}

/** Markers that stay at their places while the map moves, and out of each other's way; very many gather in clusters. */
export function MapPins({ markers, texts, children }: Props) {
  const pins = useRef<(MarkerInstance | null)[]>([]);
  const shown = useClusters(markers);
  useCrowding(shown, pins);
  return shown.map((marker, at) => (
    <Marker
      key={shown === markers ? `${at} ${marker.icon}` : `${marker.lng} ${marker.lat} ${at}`}
      ref={(pin) => void (pins.current[at] = pin)}
      longitude={marker.lng}
      latitude={marker.lat}
      anchor="center"
      subpixelPositioning
      className={`map-pin map-pin--${marker.icon}`}
    >
      {"members" in marker ? <ClusterButton of={marker} texts={texts} /> : children(marker)}
    </Marker>
  ));
}
