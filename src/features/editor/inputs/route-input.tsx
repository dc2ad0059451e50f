import { useId, useState } from "react";
import { Route } from "lucide-react";
import { lengthOf } from "~/features/map/domain/distance.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { writeRoute } from "~/features/map/domain/map-route.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { checkRoute } from "./check-route.ts";
import { InputRow } from "./input-row.tsx";
import { RouteDialog } from "./route-dialog.tsx";
import { useEntry } from "./use-entry.ts";

/** The way through a course: drawn on the map, or pasted as pairs or GeoJSON, checked and saved on leaving the box; an empty box saves none. */
export function RouteInput(props: { label: string; value: LngLat[] | null; onSave: (route: LngLat[] | null) => void }) {
  const { label, value, onSave } = props;
  const { t } = useEditorActions();
  const id = useId();
  const [isDrawing, setDrawing] = useState(false);
  const shown = writeRoute(value);
  const save = (route: LngLat[] | null) => writeRoute(route) !== shown && onSave(route);
  const entry = useEntry({ shown, check: checkRoute(t), onSave: save, enter: "savesWithControl" });

  function onDrawn(route: LngLat[] | null) {
    setDrawing(false);
    entry.forget();
    save(route);
  }

  return (
    <div className="vt-input-row">
      <InputRow id={id} label={label} error={entry.error} attempt={entry.attempt}>
        <textarea
          id={id}
          className="vt-input vt-route"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder={"[\n  [8.7239, 47.4997],\n  [8.7286, 47.5017]\n]"}
          aria-describedby={`${id}-error ${id}-hint`}
          {...entry.inputProps}
        />
      </InputRow>
      <p className="vt-hint" id={`${id}-hint`}>
        {value
          ? t("route.length", { places: value.length, kilometres: (lengthOf(value) / 1000).toFixed(1) })
          : t("route.hint")}
      </p>
      <button type="button" className="vt-button vt-button--outline" onClick={() => setDrawing(true)}>
        <Route aria-hidden /> {t("route.draw")}
      </button>
      {isDrawing && <RouteDialog title={label} route={value} onDrawn={onDrawn} onClose={() => setDrawing(false)} />}
    </div>
  );
}
