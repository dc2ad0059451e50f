/** Where the header stands: at the page's top, hidden while reading down, back while scrolling up. */
export interface HeaderScroll {
  direction: "top" | "up" | "down";
  /** Position, in px, that the next movement is measured from. */
  y: number;
  /** True when the header slides in; nearer to the top it just stands there. */
  isAnimated: boolean;
}

/** Scrolling by less than this changes nothing, in px. */
const scrollThresholdPx = 10;
/**
 * The position is looked at once in this time while scrolling goes on. Waiting for a pause of this length instead would
 * hide the header only when the finger rests: scroll events come every 16 ms.
 */
export const scrollDebounceMs = 20;
export const defaultHeaderHeightPx = 120;

/** The header's state after the page was scrolled to `y`; movements up to the threshold change nothing. Pure. */
export function afterScroll(before: HeaderScroll, y: number, headerHeight: number): HeaderScroll {
  if (y <= scrollThresholdPx) return { direction: "top", y: Math.max(y, 0), isAnimated: false };
  const moved = y - before.y;
  if (Math.abs(moved) <= scrollThresholdPx) return before;
  if (moved > 0) return { direction: "down", y, isAnimated: before.isAnimated };
  return { direction: "up", y, isAnimated: y > 2 * headerHeight || (before.direction === "up" && before.isAnimated) };
}
