import { useRef, useState, type KeyboardEvent } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { useDroppedToast } from "./use-dropped-toast.ts";
import { useSettling, type Occasion } from "./use-settling.ts";
import type { BeyondLimit, Checked } from "./validate.ts";

interface EntrySettings<Value> {
  /** The saved value as it stands in the input. */
  shown: string;
  /** A refusal is a message key, or a reason in words. */
  check: (entry: string) => Checked<Value> | BeyondLimit | { ok: false; reason: string };
  /** Until a promise that this answers is settled, what was written stands in the input; where it is false, as what is not saved. */
  onSave: (value: Value) => unknown;
  /** What Enter does: it saves; it saves, and with Shift begins a line; it begins a line, and with Ctrl or Cmd saves. */
  enter?: keyof typeof saving;
  /** Half an entry would do something: it is saved by nothing but leaving, Enter and going. */
  isWhole?: boolean;
}

const saving = {
  saves: () => true,
  savesWithoutShift: ({ shiftKey }: KeyboardEvent) => !shiftKey,
  savesWithControl: ({ metaKey, ctrlKey }: KeyboardEvent) => metaKey || ctrlKey,
};

/**
 * What a person is writing into an input. It is checked and saved on leaving the input, on Enter, and when the input goes
 * away with its panel. An invalid entry stays where it is, is not saved, and shows its error; one that goes away is told.
 * When all is saved while it is being written, so is a valid entry, and it goes on as it stands, spaces at its end and
 * all. Escape brings back the saved value.
 */
export function useEntry<Value>(settings: EntrySettings<Value>) {
  const { check, onSave, enter = "saves", isWhole } = settings;
  const { t } = useEditorActions();
  const tellDropped = useDroppedToast();
  const [onItsWay, setOnItsWay] = useState<string | null>(null);
  const newest = useRef<unknown>(null);
  const shown = onItsWay ?? settings.shown;
  const [entry, setEntry] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The entry as it was saved while it was being written. */
  const [kept, setKept] = useState<string | null>(null);
  useUnsavedWords(entry !== null && entry !== shown && entry !== kept);

  const wordsOf = (refused: Exclude<ReturnType<typeof check>, { ok: true }>) => {
    if ("reason" in refused) return refused.reason;
    return "limit" in refused ? t(refused.error, { limit: refused.limit }) : t(refused.error);
  };
  const forget = () => {
    setEntry(null);
    setKept(null);
    setError(null);
  };
  const save = async (written: string, value: Value): Promise<void> => {
    const outcome = onSave(value);
    if (!(outcome instanceof Promise)) return;
    newest.current = outcome;
    setOnItsWay(written);
    const isSaved: unknown = await outcome;
    if (newest.current !== outcome) return;
    setOnItsWay(null);
    if (isSaved === false) setEntry((entry) => entry ?? written); // as long as nothing else is being written
  };
  const commit = (written: string, occasion: Occasion): boolean => {
    const isSaved = written === shown || written === kept;
    const checked = isSaved ? null : check(written);
    if (occasion === "flushed") {
      if (!checked?.ok || isWhole) return false;
      setKept(written);
      void save(written, checked.value);
      return true;
    }
    if (!checked || checked.ok) {
      forget();
      if (checked) void save(written, checked.value);
      return true;
    }
    const reason = wordsOf(checked);
    if (occasion === "going") {
      tellDropped(written, reason);
      return true;
    }
    setError(reason);
    setAttempt((count) => count + 1);
    return true;
  };
  const settle = useSettling(entry === null ? null : (occasion) => commit(entry, occasion));

  return {
    error,
    attempt,
    forget,
    settle,
    inputProps: {
      value: entry ?? shown,
      "aria-invalid": error !== null,
      "data-vt-saved": entry === null ? "" : undefined, // what is undone here now is the last step, not a letter
      onChange: (event: { target: { value: string } }) => {
        setEntry(event.target.value);
        setError(null);
      },
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return; // the key is the composition's
        if (event.key === "Enter" && saving[enter](event)) {
          event.preventDefault();
          settle();
        }
        if (event.key === "Escape" && entry !== null) {
          event.stopPropagation();
          forget();
        }
      },
    },
  };
}
