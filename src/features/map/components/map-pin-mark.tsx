import type { MapMarker } from "../domain/markers.ts";
import { markerIcons } from "./map-icons.tsx";

/** One marker that cannot be pressed: on maps on which something else is chosen, for orientation. Its number stands beside it, where what is chosen covers none. */
export function MapPinMark({ marker: { name, number, icon } }: { marker: MapMarker }) {
  return (
    <span className="map-pin__button" data-icon={icon} role="img" aria-label={name}>
      <span className="map-pin__badge">{markerIcons[icon]}</span>
      {number !== null && <span className="map-pin__number">{number}</span>}
      {icon === "default" && <span className="map-pin__name">{name}</span>}
    </span>
  );
}
