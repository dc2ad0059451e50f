import { useId, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from "react";
import { Flag, LocateFixed, MapPin, MapPinned, PartyPopper, Trash2 } from "lucide-react";
import { pointIcons } from "~/features/map/domain/point-schema.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { Point } from "~/features/map/domain/point.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { checkRow, pastedPair, type PoiRow } from "./poi-rows.ts";

const icons = { start: <MapPin aria-hidden />, end: <Flag aria-hidden />, party: <PartyPopper aria-hidden /> };

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
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [isShowingError, setShowingError] = useState(false);
  const [locating, setLocating] = useState<"idle" | "busy" | "failed">("idle");
  const [isPicking, setPicking] = useState(false);
  const [before, setBefore] = useState(row);
  const checked = checkRow(row);
  const name = t("poi.point", { number });

  function onEntered(event: FocusEvent) {
    if (!event.currentTarget.closest("fieldset")?.contains(event.relatedTarget)) setBefore(row);
  }

  /** Escape brings back what stood in the row, and closes nothing. */
  function onEscape(event: KeyboardEvent) {
    const { lat, lng } = before;
    if (row.lat === lat && row.lng === lng) return;
    event.stopPropagation();
    setShowingError(false);
    onWritten({ ...row, lat, lng });
  }

  /** On leaving the row, half a row is an error; on leaving one of its inputs it is not. */
  function onLeft(event: FocusEvent) {
    const isLeavingRow = !event.currentTarget.closest("fieldset")?.contains(event.relatedTarget);
    if ("error" in checked && isLeavingRow) {
      setShowingError(true);
      setAttempt((count) => count + 1);
    }
    if ("error" in checked) return;
    setBefore(row);
    onCommitted(row);
  }

  function onPasted(event: ClipboardEvent) {
    const pair = pastedPair(event.clipboardData.getData("text"));
    if (!pair) return;
    event.preventDefault();
    onCommitted({ ...row, ...pair });
  }

  function onPlaced([lng, lat]: LngLat) {
    setPicking(false);
    setShowingError(true);
    onCommitted({ ...row, lat: lat.toFixed(6), lng: lng.toFixed(6) });
  }

  function onLocate() {
    setLocating("busy");
    if (!("geolocation" in navigator)) return setLocating("failed");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating("idle");
        onPlaced([coords.longitude, coords.latitude]);
      },
      () => setLocating("failed"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }

  const box = (at: "lat" | "lng") => {
    const error = isShowingError && "error" in checked && checked.at === at ? t(checked.error) : null;
    return (
      <InputRow id={`${id}-${at}`} label={t(`poi.${at}`)} error={error} attempt={error ? attempt : 0}>
        <input
          id={`${id}-${at}`}
          className="vt-input"
          inputMode="decimal"
          autoComplete="off"
          placeholder={at === "lat" ? "47.4997" : "8.7239"}
          aria-describedby={`${id}-${at}-error`}
          aria-invalid={error !== null}
          value={row[at]}
          onChange={(event) => {
            setShowingError(false);
            onWritten({ ...row, [at]: event.target.value });
          }}
          onPaste={onPasted}
          onFocus={onEntered}
          onBlur={onLeft}
          onKeyDown={(event) => {
            if (event.key === "Escape") onEscape(event);
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
      </InputRow>
    );
  };

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
          aria-busy={locating === "busy"}
          aria-disabled={locating === "busy"}
          onClick={() => locating !== "busy" && onLocate()}
        >
          <LocateFixed aria-hidden />
        </IconButton>
        <IconButton label={t("poi.remove", { name })} onClick={onRemoved}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="vt-poi__place">
        {box("lat")}
        {box("lng")}
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
      <p className="vt-input-row__error" role="alert" hidden={locating !== "failed"}>
        {locating === "failed" && t("poi.notLocated")}
      </p>
    </fieldset>
  );
}
