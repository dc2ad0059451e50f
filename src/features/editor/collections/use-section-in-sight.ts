import { useLayoutEffect, useState } from "react";
import { elementOf } from "../canvas/items.ts";
import { keepPlace } from "../frame/kept-place.ts";

/**
 * Brings the section that a panel is about to where it is seen beside the panel when that opens; one that is there stays
 * at its height. So does the page when the panel closes.
 */
export function useSectionInSight(groupId: string): void {
  const [isSeen] = useState(() => {
    const seen = isAbove(elementOf({ groupId, fieldName: null }));
    if (seen) keepPlace(); // before the panel takes its room
    return seen;
  });
  useLayoutEffect(() => {
    if (!isSeen) elementOf({ groupId, fieldName: null })?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [groupId, isSeen]);
  useLayoutEffect(() => keepPlace, []);
}

/** Whether it begins in the upper third of the window: a sheet takes the lower half. */
function isAbove(section: Element | null): boolean {
  const top = section?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight / 3;
}
