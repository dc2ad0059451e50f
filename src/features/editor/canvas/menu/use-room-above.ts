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
    const item = elementOf({ groupId, fieldName });
    if (!isSheet || !sheet.current || !item) return;
    const sheetTop = window.innerHeight - sheet.current.offsetHeight;
    const top = scrollAbove(item.getBoundingClientRect(), sheetTop, topInset());
    if (top !== 0) window.scrollBy({ top, behavior: "instant" }); // any call would end a scrolling that is under way
  }, [sheet, groupId, fieldName, isSheet, isExpanded]);
}
