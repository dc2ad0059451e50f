import type { EditorSelection } from "../state/types.ts";
import { elementOf } from "./items.ts";

/** Carries out at once what moves an item, and scrolls the page along, so that the item stays at its height in the window. */
export function keepInPlace(item: EditorSelection, act: () => void): void {
  const topOf = () => elementOf(item)?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  act();
  const moved = topOf() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" }); // any call would end a scrolling that is under way
}
