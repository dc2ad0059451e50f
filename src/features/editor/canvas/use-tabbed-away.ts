import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { elementOf } from "./items.ts";

/** What takes the selection with the keyboard, and what belongs to the selected section wherever it stands. */
const goingAlong = "[role=textbox], .vt-tools";

/** Whoever tabs on from the selected item to another part of the page leaves it: its menu closes. */
export function useTabbedAway(root: RefObject<HTMLElement | null>) {
  const { getState, select } = useEditorActions();
  const isTabbing = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key !== "Tab") return;
      isTabbing.current = true;
      setTimeout(() => void (isTabbing.current = false)); // the keyboard has moved by then
    },
    onFocus: ({ target }: FocusEvent) => {
      const { selection } = getState();
      if (!selection || !isTabbing.current || !root.current?.contains(target)) return;
      if (elementOf(selection)?.contains(target) || target.closest(goingAlong)) return;
      select(null);
      requestAnimationFrame(() => document.activeElement === target && target.scrollIntoView({ block: "nearest" })); // the page is wider now
    },
  };
}
