import type { MapMarker } from "../domain/markers.ts";
import { markerIcons } from "./map-icons.tsx";

/** One marker: a badge with the number of its hole or its icon, 44 px to touch. */
export function MapPinButton({
  marker,
  isActive,
  isOpen,
  onChosen,
}: {
  marker: MapMarker;
  isActive: boolean;
  isOpen: boolean;
  /** `isByKey`: by keyboard, so that the focus shall be seen. */
  onChosen: (isByKey: boolean) => void;
}) {
  const { name, number, icon, hasPair } = marker;
  const isNumbered = number !== null && icon === "start";
  return (
    <button
      type="button"
      className="map-pin__button"
      lang={marker.nameLang}
      data-icon={icon}
      data-active={isActive}
      data-pair={hasPair}
      aria-label={name}
      aria-expanded={isOpen}
      aria-current={isActive ? "location" : undefined}
      onClick={(event) => {
        event.stopPropagation();
        onChosen(event.detail === 0);
      }}
    >
      <span className="map-pin__badge">{isNumbered ? number : markerIcons[icon]}</span>
      {icon === "default" && <span className="map-pin__name">{name}</span>}
      {number !== null && !isNumbered && <span className="map-pin__number">{number}</span>}
    </button>
  );
}
