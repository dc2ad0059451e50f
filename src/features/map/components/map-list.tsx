import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";

/** The places of a map in words, where it cannot be drawn: same names, same action. */
export function MapList({
  markers,
  texts,
  onChosen,
}: {
  markers: readonly MapMarker[];
  texts: MapTexts;
  /** Left out where a place leads to its page only. */
  onChosen?: (marker: MapMarker) => void;
}) {
  const places = markers.filter(({ icon, index }) => index === null || icon === "start");
  if (places.length === 0) return null;
  return (
    <div className="map-list">
      <p>{texts.listHint}</p>
      <ol role="list">
        {places.map((marker) => (
          <li key={`${marker.index}-${marker.lng}-${marker.lat}`}>
            {onChosen ? (
              <button type="button" onClick={() => onChosen(marker)}>
                {marker.name}
              </button>
            ) : marker.pageUrl ? (
              <a href={marker.pageUrl}>{marker.name}</a>
            ) : (
              marker.name
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
