import { fitPlaces } from "../client/camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import type { Cluster } from "../domain/clusters.ts";
import { flight, placeOf } from "../domain/map-limits.ts";
import type { MapTexts } from "../texts.ts";
import { fill } from "~/i18n/translate.ts";

/** So many are named to those who do not see the map. */
const mostNamed = 3;

/** One marker for several that are close: how many there are; chosen, the map shows them apart. */
export function ClusterButton({ of: { members }, texts }: { of: Cluster; texts: MapTexts }) {
  const map = useDrawnMap();
  const count = members.length;
  const named = members.slice(0, mostNamed).map(({ name }) => name);
  const more = count > mostNamed ? ` +${count - mostNamed}` : "";
  return (
    <button
      type="button"
      className="map-pin__button"
      data-icon="several"
      aria-label={fill(texts.several, { count, names: named.join(", ") + more })}
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
