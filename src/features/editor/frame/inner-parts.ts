/** Parts that stand beside the page within the open toolbar, the last opened last. */
const parts: (() => void)[] = [];

/** Tells of such a part, which Escape closes before the toolbar. Returns how to tell that it has gone. */
export function openInnerPart(close: () => void): () => void {
  parts.push(close);
  return () => void parts.splice(parts.indexOf(close), 1);
}

/** Closes the last opened part; false where there is none. */
export function closeInnerPart(): boolean {
  const close = parts.at(-1);
  close?.();
  return close !== undefined;
}
