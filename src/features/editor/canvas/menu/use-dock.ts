import { useLayoutEffect } from "react";
import type { EditorSelection } from "../../state/types.ts";
import { elementOf } from "../items.ts";

/** From here on a page beside a docked menu keeps 57rem, which is a page for computers still. */
export const roomForDock = "(width >= 79rem)";
/** The same beside a side panel as well. */
export const roomForBoth = "(width >= 104rem)";

/**
 * Makes the page narrower, by as much as a docked menu takes at its side (menus.css), for as long as one is there. The
 * item that it is about stays at its height in the window.
 */
export function useDock(isDocked: boolean, { groupId, fieldName }: EditorSelection): void {
  useLayoutEffect(() => {
    if (!isDocked) return;
    narrow(true, { groupId, fieldName });
    return () => narrow(false, { groupId, fieldName });
  }, [isDocked, groupId, fieldName]);
}

function narrow(isNarrow: boolean, item: EditorSelection): void {
  const topOf = () => elementOf(item)?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  document.documentElement.toggleAttribute("data-vt-docked", isNarrow);
  const moved = topOf() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" }); // any call would end a scrolling that is under way
}
