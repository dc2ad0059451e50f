import type { TextRange } from "../../state/types.ts";

/** The selection in an element by letters, or null when it is elsewhere. */
export function rangeIn(element: HTMLElement): TextRange | null {
  const selection = document.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return null;
  const anchor = lettersBefore(element, selection.anchorNode, selection.anchorOffset);
  const focus = lettersBefore(element, selection.focusNode, selection.focusOffset);
  return anchor === null || focus === null ? null : { anchor, focus };
}

function lettersBefore(element: HTMLElement, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Selects letters of an element that holds one run of text; a shorter text is selected up to its end. */
export function selectRange(element: HTMLElement, { anchor, focus }: TextRange): void {
  element.normalize(); // a browser begins another run at a line break
  const text = element.firstChild;
  if (!text) return element.focus({ preventScroll: true });
  const longest = text.textContent?.length ?? 0;
  const [from, to] = [Math.min(anchor, longest), Math.min(focus, longest)];
  document.getSelection()?.setBaseAndExtent(text, from, text, to);
}
