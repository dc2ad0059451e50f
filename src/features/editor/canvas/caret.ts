/** Letters before the caret in an element, or null when the caret is elsewhere. */
export function caretOffset(element: HTMLElement): number | null {
  const selection = document.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

/** Puts the caret behind that many letters, or at the end of a shorter text. */
export function setCaret(element: HTMLElement, offset: number): void {
  const text = element.firstChild;
  if (!text) return element.focus();
  document.getSelection()?.collapse(text, Math.min(offset, text.textContent?.length ?? 0));
}
