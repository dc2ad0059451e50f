import { useEffect, useId, useRef } from "react";
import { InputRow } from "../inputs/input-row.tsx";
import { useEntry } from "../inputs/use-entry.ts";
import type { Checked } from "../inputs/validate.ts";

interface ColorFieldProps {
  label: string;
  color: string;
  /** Whether the colour is shown and not saved yet. */
  isWaiting: boolean;
  /** While the person is still choosing. */
  onTried: (color: string) => void;
  onChosen: (color: string) => void;
}

/** A colour to be picked or written as six hexadecimal digits. */
export function ColorField({ label, color, isWaiting, onTried, onChosen }: ColorFieldProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const entry = useEntry({ shown: color, check: checkColor, onSave: onChosen });

  useEffect(() => {
    // React calls `onChange` for every step of the picker; the browser's own event comes when it is closed.
    const input = picker.current;
    const onChange = () => input && onChosen(input.value);
    input?.addEventListener("change", onChange);
    return () => input?.removeEventListener("change", onChange);
  });

  return (
    <InputRow id={id} label={label} error={entry.error} attempt={entry.attempt}>
      <div className="vt-color" data-waiting={isWaiting || undefined}>
        <input
          ref={picker}
          type="color"
          aria-label={label}
          value={color}
          onChange={(event) => onTried(event.target.value)}
        />
        <input id={id} className="vt-input" spellCheck={false} aria-describedby={`${id}-error`} {...entry.inputProps} />
      </div>
    </InputRow>
  );
}

/** Three or six digits, with or without `#`. */
function checkColor(entry: string): Checked<string> {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(entry.trim())?.[1]?.toLowerCase();
  if (!digits) return { ok: false, error: "input.color" };
  return { ok: true, value: `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}` };
}
