import { useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import type { Checked } from "./validate.ts";

interface EntrySettings<Value> {
  /** The saved value as it stands in the input. */
  shown: string;
  check: (entry: string) => Checked<Value>;
  onSave: (value: Value) => void;
}

/**
 * What a person is writing into an input. It is checked and saved on leaving the input or pressing Enter; an
 * invalid entry stays where it is, is not saved, and shows its error. Escape brings back the saved value.
 */
export function useEntry<Value>({ shown, check, onSave }: EntrySettings<Value>) {
  const { t } = useEditorActions();
  const [entry, setEntry] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useUnsavedWords(entry !== null && entry !== shown);

  const forget = () => {
    setEntry(null);
    setError(null);
  };
  const commit = () => {
    if (entry === null || entry === shown) return forget();
    const checked = check(entry);
    if (checked.ok) {
      forget();
      onSave(checked.value);
    } else {
      setError(t(checked.error));
      setAttempt((count) => count + 1);
    }
  };
  return {
    error,
    attempt,
    inputProps: {
      value: entry ?? shown,
      "aria-invalid": error !== null,
      onChange: (event: { target: { value: string } }) => {
        setEntry(event.target.value);
        setError(null);
      },
      onBlur: commit,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key === "Enter") {
          event.preventDefault();
          commit();
        }
        if (event.key === "Escape" && entry !== null) {
          event.stopPropagation();
          forget();
        }
      },
    },
  };
}
