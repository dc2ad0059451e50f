import { useLayoutEffect, type RefObject } from "react";
import type { EditorSelection } from "../../state/types.ts";
import { elementOf } from "../items.ts";
import { scrollAbove } from "./place-panel.ts";
import { topInset } from "./use-floating.ts";

/** Scrolls the item of a sheet at the bottom of the window out from under it, when it opens and when it grows. */
export function useRoomAbove(
  sheet: RefObject<HTMLElement | null>,
  { groupId, fieldName }: EditorSelection,
  { isSheet, isExpanded }: { isSheet: boolean; isExpanded: boolean },
): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!isSheet || !element) return;
    const makeRoom = () => {
      const item = elementOf({ groupId, fieldName });
      if (!item) return;
      const top = scrollAbove(item.getBoundingClientRect(), window.innerHeight - element.offsetHeight, topInset());
      if (top !== 0) window.scrollBy({ top, behavior: "instant" }); // any call would end a scrolling that is under way
    };
    makeRoom();
    const sizes = new ResizeObserver(makeRoom); // lists of pages come later than the sheet
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [sheet, groupId, fieldName, isSheet, isExpanded]);
}
