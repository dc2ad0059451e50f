import { fitPlaces } from "../client/camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import type { Cluster } from "../domain/clusters.ts";
import { flight, placeOf } from "../domain/map-limits.ts";

/** So many are named to those who do not see the map. */
const mostNamed = 3;

/** One marker for several that are close: how many there are; chosen, the map shows them apart. */
export function ClusterButton({ of: { members } }: { of: Cluster }) {
  const map = useDrawnMap();
  const count = members.length;
  const named = members.slice(0, mostNamed).map(({ name }) => name);
  return (
    <button
      type="button"
      className="map-pin__button"
      data-icon="several"
      aria-label={`${named.join(", ")}${count > mostNamed ? ` +${count - mostNamed}` : ""}`}
      onClick={(event) => {
        event.stopPropagation();
        map.getCanvas().focus({ preventScroll: true }); // the marker is about to go
        fitPlaces(map, members.map(placeOf), { maxZoom: flight.zoom, duration: flight.duration });
      }}
    >
      <span className="map-pin__badge">{count > 999 ? `${Math.floor(count / 1000)}k` : count}</span>
    </button>
  );
}
