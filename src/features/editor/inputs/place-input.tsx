import { useId, useState } from "react";
import { MapPinned } from "lucide-react";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { Place } from "~/features/map/domain/place.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { checkPlace } from "./poi-rows.ts";
import { useEntry } from "./use-entry.ts";

/** One place: written as latitude and longitude, or picked on the map; an empty entry takes it away. */
export function PlaceInput(props: { label: string; value: Place | null; onSave: (place: Place | null) => void }) {
  const { label, value, onSave } = props;
  const { t } = useEditorActions();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { error, attempt, forget, inputProps } = useEntry<LngLat | null>({
    shown: value ? `${value.lat}, ${value.lng}` : "",
    check: (entry) => (entry.trim() === "" ? { ok: true, value: null } : checkPlace(entry)),
    onSave: (place) => onSave(place && { lng: place[0], lat: place[1] }),
  });
  /** Chosen otherwise than by writing: what was being written gives way. */
  const choose = (place: Place | null) => {
    forget();
    onSave(place);
  };
  return (
    <>
      <InputRow id={id} label={label} error={error} attempt={attempt}>
        <input
          id={id}
          className="vt-input"
          data-vt-place
          autoComplete="off"
          placeholder="47.4997, 8.7239"
          aria-describedby={`${id}-error`}
          {...inputProps}
        />
      </InputRow>
      <div className="vt-button-row">
        <button type="button" className="vt-button vt-button--outline" onClick={() => setPicking(true)}>
          <MapPinned size={16} aria-hidden />
          {t(value ? "directory.movePlace" : "directory.setPlace")}
        </button>
        {value && (
          <button type="button" className="vt-link" onClick={() => choose(null)}>
            {t("directory.noPlace")}
          </button>
        )}
      </div>
      {isPicking && (
        <PlaceDialog
          title={label}
          point={value && { ...value, icon: "start" }}
          others={[]}
          onPicked={([lng, lat]) => {
            setPicking(false);
            choose({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
