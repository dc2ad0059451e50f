import { useEffect, useInsertionEffect, useRef } from "react";
import type { PlateEditor } from "platejs/react";
import { takeSelection } from "./take-selection.ts";

/**
 * Has the editor know at once where a key or a press has led the caret, or that the keyboard has gone elsewhere. It hears
 * of that late: letters that come before would go to where the caret was, and what is drawn meanwhile would put it back.
 */
export function useFollowedCaret(editor: PlateEditor): void {
  const following = useRef<ReturnType<typeof followCaret>>(null);
  useEffect(() => {
    const element = editor.api.toDOMNode(editor);
    if (!element) return;
    following.current = followCaret(editor, element);
    return () => following.current?.end();
  }, [editor]);
  // Ahead of Slate's layout effect, which puts the caret that it knows of onto the screen.
  useInsertionEffect(() => following.current?.look());
}

function followCaret(editor: PlateEditor, element: HTMLElement): { look: () => void; end: () => void } {
  let hasMoved = false;
  let isComposing = false;
  /** A key may have been pressed without its effect yet: what it leads to is still to be heard of then. */
  const look = () => void (hasMoved && !isComposing && takeSelection(editor));
  const catchUp = () => {
    look();
    hasMoved = false;
  };
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const onKeyDown = (event: KeyboardEvent) => {
    catchUp();
    if (leadsCaret(event)) hasMoved = true;
  };
  element.addEventListener("keydown", onKeyDown, options);
  element.addEventListener("beforeinput", catchUp, options);
  // Slate does not hear of this while it draws, and would take the keyboard back at its next drawing.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) editor.tf.blur();
  };
  element.addEventListener("blur", onBlur, options);
  element.addEventListener("mouseup", () => void (hasMoved = true), options);
  element.addEventListener("compositionstart", () => void (isComposing = true), options);
  element.addEventListener("compositionend", () => void (isComposing = false), options);
  document.addEventListener("selectionchange", catchUp, { signal: listening.signal });
  return { look, end: () => listening.abort() };
}

/** Whether a key leads the caret elsewhere, or marks all. */
function leadsCaret({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(Arrow|Home$|End$|Page)/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() === "a");
}
