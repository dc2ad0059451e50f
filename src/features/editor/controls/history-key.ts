type Key = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** Where a key leads in the history: Cmd/Ctrl+Z back, with Shift forth, and so does Ctrl+Y; null for any other. */
export function historyKey({ key, metaKey, ctrlKey, altKey, shiftKey }: Key): "undo" | "redo" | null {
  if (altKey || !(metaKey || ctrlKey)) return null;
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? "redo" : "undo";
    case "y":
      return ctrlKey && !shiftKey ? "redo" : null; // Cmd+Y is the browser's own
    default:
      return null;
  }
}
