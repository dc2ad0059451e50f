import { useLayoutEffect } from "react";

interface KeysAhead {
  /** Must keep its identity, as `onEscape`. */
  onTyped: (change: (words: string) => string) => void;
  onEscape: () => void;
}

/**
 * What is typed between the call of a dialog and the moment its field has the keyboard is meant for that field: it goes
 * to `onTyped`, and nothing of it into the page behind.
 */
export function useKeysAhead(dialog: string, { onTyped, onEscape }: KeysAhead): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = [...event.key].length === 1;
      if (isLetter && isCommand(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === "Escape") onEscape();
      else if (event.key === "Backspace") onTyped((words) => words.slice(0, -1));
      else if (isLetter) onTyped((words) => words + event.key);
    };
    const stop = () => {
      window.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("focusin", onFocus);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(`${dialog} input`)) stop();
    };
    window.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("focusin", onFocus);
    return stop;
  }, [dialog, onTyped, onEscape]);
}

/** The third level of a keyboard (AltGr) types letters. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
}
