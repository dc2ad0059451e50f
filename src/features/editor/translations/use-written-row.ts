import { useEffect, useRef, useState, type FocusEvent } from "react";

/** So long a row stays that was left: a press on something below or above it is not over when the keyboard goes there. */
const pressMs = 300;

/**
 * The key of the row of a list that is being written in, with the listeners of its list. A formatted text is saved with
 * every key, so that its row has nothing open from the first one on: it stays until it is left, and a moment longer.
 */
export function useWrittenRow() {
  const [written, setWritten] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const row = rowOf(target);
    const isTool = target.closest(".vt-pair__tools") !== null;
    const before =
      relatedTarget instanceof Element && !relatedTarget.closest(".vt-pair__tools") ? rowOf(relatedTarget) : null;
    if (isTool && before === row) return; // the row goes a moment later: what is pressed there is still to come
    clearTimeout(leaving.current);
    if (row === undefined) return; // a menu of its tools, drawn elsewhere
    setWritten(target.closest("textarea, .vt-pair__tools") ? null : row);
  };
  const onBlur = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (row === undefined || target.closest(".vt-pair__tools")) return;
    clearTimeout(leaving.current);
    setWritten(row);
    leaving.current = setTimeout(() => setWritten(null), pressMs);
  };
  return { written, onFocus, onBlur };
}

function rowOf(target: Element): string | undefined {
  return target.closest<HTMLElement>(".vt-pair")?.dataset["vtKey"];
}
