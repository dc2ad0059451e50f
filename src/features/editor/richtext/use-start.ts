import { useLayoutEffect, useState } from "react";
import type { PlateEditor } from "platejs/react";
import { type FlatNode, pointAt } from "./flat-text.ts";
import type { ClickedAt, RichTextStart } from "./start.ts";

/** Behind the last letter of any text. */
const end = { anchor: Infinity, focus: Infinity };

/** Said, and heard wherever it stands, by a formatted text that is ready to be written in: its editor has come. */
const readyEvent = "rich-text-ready";

/**
 * Gives a new editor the keyboard and its caret before the next key can come: whatever is typed while the editor is
 * still on its way to the screen belongs at this place. Then the text says that it is ready.
 */
export function useStart(editor: PlateEditor, start: RichTextStart): void {
  const [first] = useState(start);
  useLayoutEffect(() => {
    const range = rangeOf(editor, first);
    if (!range) return;
    editor.tf.select(range);
    editor.api.toDOMNode(editor)?.focus({ preventScroll: true });
    const drawn = editor.api.toDOMRange(range);
    if (drawn)
      document
        .getSelection()
        ?.setBaseAndExtent(drawn.startContainer, drawn.startOffset, drawn.endContainer, drawn.endOffset);
  }, [editor, first]);
  useLayoutEffect(() => {
    editor.api.toDOMNode(editor)?.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }));
  }, [editor]);
}

function rangeOf(editor: PlateEditor, start: RichTextStart) {
  const clicked = start && "x" in start ? rangeAt(editor, start) : null;
  if (clicked) return clicked;
  const { anchor, focus } = start && "anchor" in start ? start : end;
  const nodes = editor.children as FlatNode[];
  const [from, to] = [pointAt(nodes, anchor), pointAt(nodes, focus)];
  return from && to && { anchor: from, focus: to };
}

function rangeAt(editor: PlateEditor, { x, y }: ClickedAt) {
  const point = document.caretPositionFromPoint?.(x, y);
  if (!point) return null;
  const range = document.createRange();
  range.setStart(point.offsetNode, point.offset);
  return editor.api.toSlateRange(range, { exactMatch: false, suppressThrow: true }) ?? null;
}
