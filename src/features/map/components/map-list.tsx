import type { MapMarker } from "../domain/markers.ts";
import { MarkerLink } from "./marker-link.tsx";

/** So many places are said in words: who looks for one of thousands does not read a list. */
const mostListed = 300;

/** The places of a map in words: same names, same action. `hint` says why they stand there. */
export function MapList({
  markers,
  hint,
  onChosen,
}: {
  markers: readonly MapMarker[];
  hint?: string;
  /** Left out where a place leads to its page only. */
  onChosen?: (marker: MapMarker) => void;
}) {
  const places = markers.slice(0, mostListed).filter(({ icon, index }) => index === null || icon === "start");
  if (places.length === 0) return null;
  return (
    <div className="map-list">
      {hint && <p>{hint}</p>}
      <ol role="list">
        {places.map((marker) => (
          <li key={`${marker.index}-${marker.lng}-${marker.lat}`} lang={marker.nameLang}>
            {onChosen ? (
              <button type="button" onClick={() => onChosen(marker)}>
                {marker.name}
              </button>
            ) : marker.pageUrl ? (
              <MarkerLink marker={marker}>{marker.name}</MarkerLink>
            ) : (
              marker.name
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
