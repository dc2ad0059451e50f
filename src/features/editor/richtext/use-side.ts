import { useLayoutEffect, useRef, type RefObject } from "react";
import { useEditorRef, type PlateEditor } from "platejs/react";
import { opensUpwards } from "./opens-upwards.ts";

/** On which side of its tools a panel stands, so that the text of the editor stays in sight; tools in a form open downwards. */
export function sideOf(panel: Element | null, editor: PlateEditor, height: number): "top" | "bottom" {
  const bar = panel?.closest(".vt-text-bar")?.getBoundingClientRect();
  const text = editor.api.toDOMNode(editor)?.getBoundingClientRect();
  const topInset = document.querySelector(".vt-bar")?.getBoundingClientRect().bottom ?? 0;
  return bar && text && opensUpwards({ bar: bar.top, text: text.top, height, topInset }) ? "top" : "bottom";
}

/** Puts the panel of this ref, once it is drawn, on that side. */
export function useSide<Panel extends HTMLElement>(): RefObject<Panel | null> {
  const editor = useEditorRef();
  const panel = useRef<Panel>(null);
  useLayoutEffect(() => {
    const it = panel.current;
    if (it) it.dataset["side"] = sideOf(it, editor, it.offsetHeight);
  }, [editor]);
  return panel;
}
