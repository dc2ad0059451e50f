import type { PlateEditor } from "platejs/react";
import { takeSelection } from "./take-selection.ts";

/**
 * Has the editor know at once where a key or a press has led the caret. It hears of that late: letters that come before
 * would go to where the caret was, and what is drawn meanwhile would put it back. Returns how to end it.
 */
export function followCaret(editor: PlateEditor, element: HTMLElement): () => void {
  let hasMoved = false;
  let isComposing = false;
  const take = () => {
    if (hasMoved && !isComposing) takeSelection(editor);
    hasMoved = false;
  };
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const onKeyDown = (event: KeyboardEvent) => {
    take();
    if (leadsCaret(event)) hasMoved = true;
  };
  element.addEventListener("keydown", onKeyDown, options);
  element.addEventListener("beforeinput", take, options);
  element.addEventListener("mouseup", () => void (hasMoved = true), options);
  element.addEventListener("compositionstart", () => void (isComposing = true), options);
  element.addEventListener("compositionend", () => void (isComposing = false), options);
  document.addEventListener("selectionchange", take, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether a key leads the caret elsewhere, or marks all. */
function leadsCaret({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(Arrow|Home$|End$|Page)/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() === "a");
}
