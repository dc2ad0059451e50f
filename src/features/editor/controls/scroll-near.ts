/** A list scrolls while something is held this near to its edge, by this much, in pixels. */
const edge = 40;
const step = 10;

/** The part around an element that scrolls up and down, or the element itself; null where only the page does. */
export function scrollerOf(element: Element | null): Element | null {
  for (let part = element; part && part !== document.body; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  return null;
}

/** Scrolls on when a pointer that drags comes near the edge of what scrolls; without such a part, the page. */
export function scrollNear(scroller: Element | null, y: number): void {
  const box = scroller?.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box?.top ?? 0), Math.min(innerHeight, box?.bottom ?? innerHeight)];
  const by = y < top + edge ? -step : y > bottom - edge ? step : 0;
  if (by !== 0) (scroller ?? window).scrollBy({ top: by, behavior: "instant" });
}
