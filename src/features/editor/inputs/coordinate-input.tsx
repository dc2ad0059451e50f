import { useId, type ClipboardEvent, type FocusEvent } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { pastedPair, type PoiRow } from "./poi-rows.ts";

interface Props {
  at: "lat" | "lng";
  value: string;
  error: string | null;
  /** Counts how often something wrong was left behind. */
  attempt: number;
  onWritten: (value: string) => void;
  /** Both, as a map's program copies them. */
  onPairPasted: (pair: Pick<PoiRow, "lat" | "lng">) => void;
  /** Brings back what stood there before; false where that is what stands there. */
  onEscape: () => boolean;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** One of the two figures of a place. */
export function CoordinateInput({ at, value, error, attempt, onWritten, onPairPasted, onEscape, ...focus }: Props) {
  const { t } = useEditorActions();
  const id = useId();
  const onPaste = (event: ClipboardEvent) => {
    const pair = pastedPair(event.clipboardData.getData("text"));
    if (!pair) return;
    event.preventDefault();
    onPairPasted(pair);
  };
  return (
    <InputRow id={id} label={t(`poi.${at}`)} error={error} attempt={error ? attempt : 0}>
      <input
        id={id}
        className="vt-input"
        inputMode="decimal"
        autoComplete="off"
        placeholder={at === "lat" ? "47.4997" : "8.7239"}
        aria-describedby={`${id}-error`}
        aria-invalid={error !== null}
        value={value}
        onChange={({ target }) => onWritten(target.value)}
        onPaste={onPaste}
        {...focus}
        onKeyDown={(event) => {
          if (event.key === "Escape" && onEscape()) event.stopPropagation(); // and closes nothing
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
    </InputRow>
  );
}
