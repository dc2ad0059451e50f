import { useEffect } from "react";
import { historyKey } from "../controls/history-key.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFollowedCaret } from "./follow-caret.ts";
import { takeSelection } from "./take-selection.ts";
import type { useRichText } from "./use-rich-text.ts";

type Written = ReturnType<typeof useRichText>;

/** Slate takes composed letters in after the composition has ended; on Android within this many milliseconds. */
const takenInMs = 50;

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
  useFollowedCaret(editor);

  // On the text's own element, before the editor's listeners: an element around it would change how the section is set.
  useEffect(() => {
    const element = editor.api.toDOMNode(editor);
    if (!element) return;
    const onBeforeInput = (event: InputEvent) => {
      writing.onBeforeInput();
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      writing.onBeforeInput();
      const step = historyKey(event);
      if (step) {
        event.preventDefault(); // one history for the whole page, and not Slate's own beside it
        event.stopPropagation();
        if (step === "redo") redo();
        else undo();
      }
      if (key === "tab") event.stopPropagation(); // leaves the text, as everywhere on the page
      if (key === "escape" && !event.isComposing) {
        event.preventDefault();
        event.stopPropagation();
        leave(element);
      }
    };
    let ending: ReturnType<typeof setTimeout> | undefined;
    const onCompositionStart = () => {
      clearTimeout(ending);
      writing.onComposing(true);
    };
    const onCompositionEnd = () => {
      clearTimeout(ending);
      ending = setTimeout(() => writing.onComposing(false), takenInMs);
    };
    const onBlur = () => takeSelection(editor); // the keyboard may go to the tools
    element.addEventListener("blur", onBlur, true);
    element.addEventListener("beforeinput", onBeforeInput, true);
    element.addEventListener("keydown", onKeyDown, true);
    element.addEventListener("compositionstart", onCompositionStart, true);
    element.addEventListener("compositionend", onCompositionEnd, true);
    return () => {
      clearTimeout(ending);
      if (ending !== undefined) writing.onComposing(false); // it waits for nothing more
      element.removeEventListener("compositionstart", onCompositionStart, true);
      element.removeEventListener("compositionend", onCompositionEnd, true);
      element.removeEventListener("blur", onBlur, true);
      element.removeEventListener("beforeinput", onBeforeInput, true);
      element.removeEventListener("keydown", onKeyDown, true);
    };
  }, [editor, writing, undo, redo, leave]);
}
