import { useLayoutEffect, useState } from "react";
import type { EditorSelection } from "../../state/types.ts";
import { elementOf } from "../items.ts";
import { whenResized } from "./when-resized.ts";
import { leavesRoomBeside } from "./place-panel.ts";
import { leftInset } from "./use-floating.ts";

/** How wide a menu is that is no sheet (menus.css), in rem. */
const panelWidth = 20;

/**
 * Whether the menu of an item is a sheet at the bottom: on a phone, and where it would cover the item at its side.
 * `isPlaced`: it is docked, or a person has put it elsewhere.
 */
export function useIsSheet(
  { groupId, fieldName }: EditorSelection,
  { isPhone, isPlaced }: { isPhone: boolean; isPlaced: boolean },
): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  const isSettled = isPhone || isPlaced;
  useLayoutEffect(() => {
    if (isSettled) return; // a look would lay the page out
    const look = () => {
      const box = elementOf({ groupId, fieldName })?.getBoundingClientRect();
      const root = document.documentElement;
      const rem = Number.parseFloat(getComputedStyle(root).fontSize);
      const view = { width: root.clientWidth, leftInset: leftInset() };
      setHasRoom(!box || leavesRoomBeside(box, panelWidth * rem, view));
    };
    look();
    return whenResized(look);
  }, [groupId, fieldName, isSettled]);
  return isPhone || (!isPlaced && !hasRoom);
}
