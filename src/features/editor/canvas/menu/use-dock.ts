import { useLayoutEffect, useState } from "react";
import type { EditorSelection } from "../../state/types.ts";
import { keepInPlace, topOf } from "../keep-in-place.ts";
import { scrollOn } from "../sections/scroll-to-group.ts";

/** From here on a page beside a docked menu keeps 57rem, which is a page for computers still. */
export const roomForDock = "(width >= 79rem)";
/** The same beside a side panel as well. */
export const roomForBoth = "(width >= 104rem)";
/** There the panels that go with the page are sheets below it (settings.css). */
export const panelBelow = "(width < 68.75rem)";

const dock = createDock(narrow);

/**
 * Makes the page narrower, by as much as a docked menu takes at its side (menus.css), for as long as one is there. The
 * item that it is about stays at its height in the window, unless the page is being scrolled to one that is new.
 */
export function useDock(isDocked: boolean, { groupId, fieldName }: EditorSelection): void {
  // Asked before the menu is in the page, which would else be styled and laid out with it and then once more, narrower.
  const [first] = useState<{ top?: number }>(() =>
    isDocked && !isPageNarrow() ? { top: topOf({ groupId, fieldName }) } : {},
  );
  useLayoutEffect(() => {
    const { top } = first;
    delete first.top;
    return isDocked ? dock({ groupId, fieldName, top }) : undefined;
  }, [first, isDocked, groupId, fieldName]);
}

/**
 * `narrow` is called when the first menu comes and when the last one has gone: one that follows another at once finds
 * the page as it is, which would else be styled and laid out twice. The function returned tells of a menu, and returns
 * how to tell that it has gone.
 */
export function createDock<Item>(narrow: (isNarrow: boolean, item: Item) => void): (item: Item) => () => void {
  let menus = 0;
  let isNarrow = false;
  const settle = (item: Item) => {
    if (isNarrow === menus > 0) return;
    isNarrow = menus > 0;
    narrow(isNarrow, item);
  };
  return (item) => {
    menus += 1;
    settle(item);
    return () => {
      menus -= 1;
      queueMicrotask(() => settle(item)); // behind the menu that comes in its place, and before the next picture
    };
  };
}

const narrowMark = "data-vt-docked";

function isPageNarrow(): boolean {
  return document.documentElement.hasAttribute(narrowMark);
}

function narrow(isNarrow: boolean, { top, ...item }: EditorSelection & { top: number | undefined }): void {
  const act = () => document.documentElement.toggleAttribute(narrowMark, isNarrow);
  keepInPlace(item, act, isNarrow ? top : undefined);
  scrollOn();
}
