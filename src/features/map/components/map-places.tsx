import { useRef, useState } from "react";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { MapList } from "./map-list.tsx";

interface Props {
  markers: readonly MapMarker[];
  texts: MapTexts;
  onChosen: (marker: MapMarker) => void;
}

/** The places of a map in words, folded up in its corner: for a map without its picture, where streets do not help. */
export function MapPlaces({ markers, texts, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  if (markers.length === 0) return null;
  return (
    <details
      className="map-places"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        summary.current?.focus();
      }}
    >
      <summary ref={summary}>{texts.asList}</summary>
      <MapList
        markers={markers}
        onChosen={(marker) => {
          setOpen(false);
          onChosen(marker);
        }}
      />
    </details>
  );
}
