import { useId, useState } from "react";
import { MapPinned } from "lucide-react";
import { isOnMap, placeOf } from "~/features/map/domain/map-limits.ts";
import type { Place } from "~/features/map/domain/place.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { pastedPair } from "./poi-rows.ts";
import { useEntry } from "./use-entry.ts";

/** One place: written as latitude and longitude, or picked on the map; an empty entry takes it away. */
export function PlaceInput(props: { label: string; value: Place | null; onSave: (place: Place | null) => void }) {
  const { label, value, onSave } = props;
  const { t } = useEditorActions();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { error, attempt, inputProps } = useEntry<Place | null>({
    shown: value ? `${value.lat}, ${value.lng}` : "",
    check: (entry) => {
      if (entry.trim() === "") return { ok: true, value: null };
      const pair = pastedPair(entry);
      const place = pair && { lat: Number(pair.lat), lng: Number(pair.lng) };
      return place && isOnMap(placeOf(place)) ? { ok: true, value: place } : { ok: false, error: "route.noPlace" };
    },
    onSave,
  });
  return (
    <>
      <InputRow id={id} label={label} error={error} attempt={attempt}>
        <input
          id={id}
          className="vt-input"
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
          <button type="button" className="vt-link" onClick={() => onSave(null)}>
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
            onSave({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
