"use client";

import { useSyncExternalStore } from "react";

const apple = { undo: "⌘Z", redo: "⇧⌘Z", edit: "⌘E", palette: "⌘K", copy: "⌘C", cut: "⌘X", paste: "⌘V" };
const others = {
  undo: "Ctrl+Z",
  redo: "Ctrl+Shift+Z",
  edit: "Ctrl+E",
  palette: "Ctrl+K",
  copy: "Ctrl+C",
  cut: "Ctrl+X",
  paste: "Ctrl+V",
};
const never = () => () => undefined;

/** How this person's keyboard writes the shortcuts. */
export function useShortcutNames(): typeof apple {
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
  return isApple ? apple : others;
}
