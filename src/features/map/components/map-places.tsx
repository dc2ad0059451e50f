import { useId, useRef, useState } from "react";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { Control } from "./map-controls.tsx";
import { controlIcons } from "./map-icons.tsx";
import { MapList } from "./map-list.tsx";

interface Props {
  markers: readonly MapMarker[];
  texts: MapTexts;
  onChosen: (marker: MapMarker) => void;
}

/**
 * A control that unfolds the places of a map in words: for a map without its picture, where streets do not help. The
 * keyboard goes on to the map where it was here once there is a picture.
 */
export function MapPlaces({ markers, texts, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (markers.length === 0) return null;
  return (
    <div
      ref={leadToMap}
      className="map-controls__set"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <Control
        ref={toggle}
        label={texts.asList}
        aria-expanded={isOpen}
        aria-controls={id}
        onPressed={() => setOpen(!isOpen)}
      >
        {controlIcons.list}
      </Control>
      <div id={id} className="map-places" hidden={!isOpen}>
        <MapList
          markers={markers}
          onChosen={(marker) => {
            setOpen(false);
            onChosen(marker);
          }}
        />
      </div>
    </div>
  );
}

/** Stays the same function, so that what it returns is called as the element goes and at no other time. */
function leadToMap(set: HTMLElement | null) {
  return () => {
    if (!set?.contains(document.activeElement)) return;
    set.closest(".map")?.querySelector("canvas")?.focus({ preventScroll: true });
  };
}
