import { useId, useState } from "react";
import { Route } from "lucide-react";
import { lengthOf } from "~/features/map/domain/distance.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { parseRoute, writeRoute } from "~/features/map/domain/map-route.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { RouteDialog } from "./route-dialog.tsx";

/** The way through a course: drawn on the map, or pasted as pairs or GeoJSON, checked and saved on leaving the box; an empty box saves none. */
export function RouteInput(props: { label: string; value: LngLat[] | null; onSave: (route: LngLat[] | null) => void }) {
  const { label, value, onSave } = props;
  const { t } = useEditorActions();
  const id = useId();
  const [entry, setEntry] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const shown = writeRoute(value);

  function forget() {
    setEntry(null);
    setError(null);
  }
  function onDrawn(route: LngLat[] | null) {
    setDrawing(false);
    forget();
    if (writeRoute(route) !== shown) onSave(route);
  }
  function onLeft() {
    if (entry === null || entry === shown) return forget();
    const parsed = parseRoute(entry);
    if (!parsed.ok) {
      setError(parsed.error);
      setAttempt((count) => count + 1);
      return;
    }
    forget();
    if (writeRoute(parsed.route) !== shown) onSave(parsed.route);
  }

  return (
    <div className="vt-input-row">
      <InputRow id={id} label={label} error={error} attempt={attempt}>
        <textarea
          id={id}
          className="vt-input vt-route"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder={"[\n  [8.7239, 47.4997],\n  [8.7286, 47.5017]\n]"}
          value={entry ?? shown}
          aria-describedby={`${id}-error ${id}-hint`}
          aria-invalid={error !== null}
          onChange={(event) => {
            setEntry(event.target.value);
            setError(null);
          }}
          onBlur={onLeft}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.blur();
            if (event.key === "Escape" && entry !== null) {
              event.stopPropagation();
              forget();
            }
          }}
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
