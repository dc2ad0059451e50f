import { useState, type FocusEvent } from "react";
import { Flag, LocateFixed, MapPin, MapPinned, Sparkles, Trash2 } from "lucide-react";
import { pointIcons } from "~/features/map/domain/point-schema.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { Point } from "~/features/map/domain/point.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { CoordinateInput } from "./coordinate-input.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { checkRow, type PoiRow } from "./poi-rows.ts";
import { useOwnPlace } from "./use-own-place.ts";

const icons = { start: <MapPin aria-hidden />, end: <Flag aria-hidden />, party: <Sparkles aria-hidden /> };

interface Props {
  number: number;
  row: PoiRow;
  /** The other points, for orientation on the map. */
  others: readonly Point[];
  /** What is being written; not saved yet. */
  onWritten: (row: PoiRow) => void;
  /** A whole change: checked, and saved when it can be read. */
  onCommitted: (row: PoiRow) => void;
  onRemoved: () => void;
}

/** One point: what it is, where it is, where I am, and away with it. */
export function PoiRowInput({ number, row, others, onWritten, onCommitted, onRemoved }: Props) {
  const { t } = useEditorActions();
  const [attempt, setAttempt] = useState(0);
  const [isShowingError, setShowingError] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [before, setBefore] = useState(row);
  const { isLocating, hasFailed, locate } = useOwnPlace(onPlaced);
  const checked = checkRow(row);
  const name = t("poi.point", { number });

  function onPlaced([lng, lat]: LngLat) {
    setPicking(false);
    setShowingError(true);
    onCommitted({ ...row, lat: lat.toFixed(6), lng: lng.toFixed(6) });
  }

  function onEntered(event: FocusEvent) {
    if (!staysInRow(event)) setBefore(row);
  }

  /** On leaving the row, half a row is an error; on leaving one of its inputs it is not. */
  function onLeft(event: FocusEvent) {
    if ("error" in checked && !staysInRow(event)) {
      setShowingError(true);
      setAttempt((count) => count + 1);
    }
    if ("error" in checked) return;
    setBefore(row);
    onCommitted(row);
  }

  function bringBack(): boolean {
    const { lat, lng } = before;
    if (row.lat === lat && row.lng === lng) return false;
    setShowingError(false);
    onWritten({ ...row, lat, lng });
    return true;
  }

  return (
    <fieldset className="vt-poi">
      <legend className="vt-sr">{name}</legend>
      <div className="vt-poi__head">
        <Segments
          label={t("poi.icon")}
          segments={pointIcons.map((value) => ({ value, label: t(`poi.${value}`), icon: icons[value] }))}
          value={row.icon}
          onChosen={(icon) => onCommitted({ ...row, icon })}
        />
        <IconButton label={t("poi.pick", { name })} onClick={() => setPicking(true)}>
          <MapPinned aria-hidden />
        </IconButton>
        <IconButton
          label={t("poi.locate", { name })}
          aria-busy={isLocating}
          aria-disabled={isLocating}
          onClick={() => !isLocating && locate()}
        >
          <LocateFixed aria-hidden />
        </IconButton>
        <IconButton label={t("poi.remove", { name })} onClick={onRemoved}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="vt-poi__place">
        {(["lat", "lng"] as const).map((at) => (
          <CoordinateInput
            key={at}
            {...{ at, attempt }}
            value={row[at]}
            error={isShowingError && "error" in checked && checked.at === at ? t(checked.error) : null}
            onWritten={(value) => {
              setShowingError(false);
              onWritten({ ...row, [at]: value });
            }}
            onPairPasted={(pair) => onCommitted({ ...row, ...pair })}
            onEscape={bringBack}
            onFocus={onEntered}
            onBlur={onLeft}
          />
        ))}
      </div>
      {isPicking && (
        <PlaceDialog
          title={t("poi.pick", { name })}
          point={"point" in checked ? checked.point : null}
          others={others}
          onPicked={onPlaced}
          onClose={() => setPicking(false)}
        />
      )}
      <p className="vt-input-row__error" role="alert" hidden={!hasFailed}>
        {hasFailed && t("poi.notLocated")}
      </p>
    </fieldset>
  );
}

/** Whether the keyboard comes from, or goes to, another part of the same row. */
function staysInRow({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.closest("fieldset")?.contains(relatedTarget) === true;
}
