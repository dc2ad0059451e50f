import type { EditorSelection } from "../state/types.ts";
import { elementOf } from "./items.ts";

/** At which height of the window an item stands. */
export function topOf(item: EditorSelection): number {
  return elementOf(item)?.getBoundingClientRect().top ?? 0;
}

/**
 * Carries out at once what moves an item, and scrolls the page along, so that the item stays at its height in the window:
 * at `before` where that is known, which saves laying the page out to ask.
 */
export function keepInPlace(item: EditorSelection, act: () => void, before = topOf(item)): void {
  act();
  const moved = topOf(item) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" }); // any call would end a scrolling that is under way
}
