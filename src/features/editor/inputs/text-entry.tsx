import { useId, type HTMLInputTypeAttribute } from "react";
import { InputRow } from "./input-row.tsx";
import { useEntry } from "./use-entry.ts";
import type { BeyondLimit, Checked } from "./validate.ts";

interface TextEntryProps<Value> {
  label: string;
  /** The saved value as it stands in the input. */
  shown: string;
  /** A refusal is a message key, or a reason in words. */
  check: (entry: string) => Checked<Value> | BeyondLimit | { ok: false; reason: string };
  /** Called on leaving the input with a value that differs; see `useEntry` for what it answers. */
  onSave: (value: Value) => unknown;
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "url" | "tel" | "email" | "numeric";
  hint?: string;
  /** The id of a list of values to choose from. */
  list?: string;
  isDisabled?: boolean;
}

/** One line of text with its label; saved on leaving it, only when it has changed. A refused entry stays, with its error. */
export function TextEntry<Value>({ label, shown, check, onSave, hint, isDisabled, ...input }: TextEntryProps<Value>) {
  const id = useId();
  const entry = useEntry({ shown, check, onSave });
  return (
    <InputRow id={id} label={label} error={entry.error} attempt={entry.attempt}>
      <input
        id={id}
        className="vt-input"
        disabled={isDisabled}
        aria-describedby={`${id}-error${hint ? ` ${id}-hint` : ""}`}
        {...input}
        {...entry.inputProps}
      />
      {hint && (
        <p className="vt-input-row__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </InputRow>
  );
}
