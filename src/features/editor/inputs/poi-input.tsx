import { useLayoutEffect, useRef, useState } from "react";
import { Plus } from "lucide-react";
import { mostPoints } from "~/features/map/domain/point-schema.ts";
import type { Point } from "~/features/map/domain/point.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { PoiRowInput } from "./poi-row-input.tsx";
import { emptyRow, givenUp, pointsOf, rowsOf, savedRows, withoutRow, type PoiRow } from "./poi-rows.ts";
import { useDroppedToast } from "./use-dropped-toast.ts";
import { useKeyboardNearRows } from "./use-keyboard-near-rows.ts";
import { useSettling, type Occasion } from "./use-settling.ts";

/** The points of a page on the map, one row each; at least two rows stand there, and empty ones are not saved. */
export function PoiInput(props: { label: string; value: Point[]; onSave: (points: Point[]) => void }) {
  const { label, value, onSave } = props;
  const { t } = useEditorActions();
  const tellDropped = useDroppedToast();
  const saved = JSON.stringify(value);
  /** Rows that are not all saved yet. They give way when the saved points change elsewhere, as by undo. */
  const [draft, setDraft] = useState<{ rows: PoiRow[]; saved: string } | null>(null);
  const rows = draft?.saved === saved ? draft.rows : rowsOf(value);
  const isWritten = draft?.saved === saved && JSON.stringify(pointsOf(rows)) !== saved;
  useUnsavedWords(isWritten);

  const write = (next: PoiRow[]) => setDraft({ rows: next, saved });
  const commit = (next: PoiRow[]) => {
    const points = pointsOf(next);
    const changed = points !== null && JSON.stringify(points) !== saved;
    setDraft(changed ? { rows: savedRows(next), saved: JSON.stringify(points) } : { rows: next, saved });
    if (changed) onSave(points);
  };
  const settle = (occasion: Occasion): boolean => {
    const { points, wrong } = givenUp(rows);
    if (wrong.length === 0) commit(rows);
    if (occasion !== "going") return wrong.length === 0;
    if (wrong.length > 0 && JSON.stringify(points) !== saved) onSave(points);
    for (const { written, error } of wrong) tellDropped(written, t(error));
    return true;
  };
  useSettling(isWritten ? settle : null);
  /** As they stand now: where somebody is may come to be known while another row is being written. */
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const withRow = (index: number, row: PoiRow) => latest.current.map((each, at) => (at === index ? row : each));
  const place = useRef<HTMLFieldSetElement>(null);
  const kept = useKeyboardNearRows(place, useRef(null));

  return (
    <fieldset ref={place} className="vt-fieldset" {...kept}>
      <legend className="vt-input-row__label">{label}</legend>
      {rows.map((row, index) => (
        <PoiRowInput
          key={row.key}
          number={index + 1}
          row={row}
          others={pointsOf(rows.filter((_, at) => at !== index)) ?? []}
          onWritten={(next) => write(withRow(index, next))}
          onCommitted={(next) => commit(withRow(index, next))}
          onRemoved={() => commit(withoutRow(rows, index))}
        />
      ))}
      {rows.length < mostPoints && (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => write([...rows, emptyRow(rows)])}>
          <Plus aria-hidden /> {t("poi.add")}
        </button>
      )}
    </fieldset>
  );
}
