import { useLayoutEffect } from "react";
import { elementOf } from "../canvas/items.ts";

/** Brings the section that a panel is about to where it is seen beside the panel, when that opens. */
export function useSectionInSight(groupId: string): void {
  useLayoutEffect(() => {
    const section = elementOf({ groupId, fieldName: null });
    if (!section) return;
    const { top } = section.getBoundingClientRect();
    const isSeen = top >= 0 && top < window.innerHeight / 3; // a sheet takes the lower half
    if (!isSeen) section.scrollIntoView({ block: "start", behavior: "instant" });
  }, [groupId]);
}
