import { useEffect } from "react";
import { historyKey } from "../controls/history-key.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { takeSelection } from "./take-selection.ts";
import type { useRichText } from "./use-rich-text.ts";

type Written = ReturnType<typeof useRichText>;

/** Slate takes composed letters in after the composition has ended; on Android within this many milliseconds. */
const takenInMs = 50;

/** Whether a key leads the caret elsewhere, or marks all. */
function leadsCaret({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(Arrow|Home$|End$|Page)/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() === "a");
}

/**
 * The keys of a formatted text that are not Plate's: undo and redo are those of the whole page, Tab goes on as everywhere,
 * and Escape leaves. `leave` must keep its identity.
 */
export function useRichTextKeys(
  editor: Written["editor"],
  writing: Written["writing"],
  leave: (element: HTMLElement) => void,
): void {
  const { undo, redo } = useEditorActions();

  // On the text's own element, before the editor's listeners: an element around it would change how the section is set.
  useEffect(() => {
    const element = editor.api.toDOMNode(editor);
    // The editor hears late of where a key or a press has led the caret: letters that come before would go to where it
    // was, and what it draws meanwhile would put the caret back.
    let hasMoved = false;
    let isComposing = false;
    const followCaret = () => {
      if (hasMoved) takeSelection(editor);
      hasMoved = false;
    };
    const onPress = () => void (hasMoved = true);
    const onSelectionChange = () => isComposing || followCaret();
    const onBeforeInput = (event: InputEvent) => {
      if (!event.isComposing) followCaret();
      writing.onBeforeInput();
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!event.isComposing) followCaret();
      if (leadsCaret(event)) hasMoved = true;
      writing.onBeforeInput();
      const step = historyKey(event);
      if (step) {
        event.preventDefault(); // one history for the whole page, and not Slate's own beside it
        event.stopPropagation();
        if (step === "redo") redo();
        else undo();
      }
      if (key === "tab") event.stopPropagation(); // leaves the text, as everywhere on the page
      if (key === "escape" && element && !event.isComposing) {
        event.preventDefault();
        event.stopPropagation();
        leave(element);
      }
    };
    let ending: ReturnType<typeof setTimeout> | undefined;
    const onCompositionStart = () => {
      clearTimeout(ending);
      isComposing = true;
      writing.onComposing(true);
    };
    const onCompositionEnd = () => {
      clearTimeout(ending);
      ending = setTimeout(() => {
        isComposing = false;
        writing.onComposing(false);
      }, takenInMs);
    };
    const onBlur = () => takeSelection(editor); // the keyboard may go to the tools
    document.addEventListener("selectionchange", onSelectionChange);
    element?.addEventListener("blur", onBlur, true);
    element?.addEventListener("mouseup", onPress, true);
    element?.addEventListener("beforeinput", onBeforeInput, true);
    element?.addEventListener("keydown", onKeyDown, true);
    element?.addEventListener("compositionstart", onCompositionStart, true);
    element?.addEventListener("compositionend", onCompositionEnd, true);
    return () => {
      clearTimeout(ending);
      if (ending !== undefined) writing.onComposing(false); // it waits for nothing more
      element?.removeEventListener("compositionstart", onCompositionStart, true);
      element?.removeEventListener("compositionend", onCompositionEnd, true);
      document.removeEventListener("selectionchange", onSelectionChange);
      element?.removeEventListener("blur", onBlur, true);
      element?.removeEventListener("mouseup", onPress, true);
      element?.removeEventListener("beforeinput", onBeforeInput, true);
      element?.removeEventListener("keydown", onKeyDown, true);
    };
  }, [editor, writing, undo, redo, leave]);
}
