import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { useEntry } from "./use-entry.ts";
import { checkPlace } from "./poi-rows.ts";

/** One place of a way as latitude and longitude; what is no place on the map stays where it is, with its error. */
export function RoutePlaceInput(props: { label: string; place: LngLat; onSave: (place: LngLat) => void }) {
  const { label, place, onSave } = props;
  const [lng, lat] = place;
  const { error, inputProps } = useEntry({
    shown: `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
    check: checkPlace,
    onSave,
  });
  return (
    <span className="vt-route-place">
      <input className="vt-input" autoComplete="off" aria-label={label} {...inputProps} />
      {error && (
        <span className="vt-input-row__error" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
