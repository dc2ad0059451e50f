import { useEffect, useState } from "react";

/** A list scrolls on while something is held this near to its edge, in pixels. */
const edge = 48;
/** So fast where that stretch begins, and at the edge itself, in pixels a second. */
const [slowest, fastest] = [150, 1500];
/** No picture that took longer makes a leap, in milliseconds. */
const longestPicture = 50;

/** The part around an element that scrolls up and down, or the element itself; null where only the page does. */
export function scrollerOf(element: Element | null): Element | null {
  for (let part = element; part && part !== document.body; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  return null;
}

/** How fast what lies between two heights scrolls while something is held at another, in pixels a second; up is negative. Pure. */
export function speedNear(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const speedAt = (depth: number) =>
    depth <= 0 ? 0 : slowest + (fastest - slowest) * Math.min(1, Math.max(0, depth / edge));
  return speedAt(y - (bottom - edge)) - speedAt(top + edge - y);
}

interface Held {
  /** What scrolls; null is the page. */
  scroller: Element | null;
  y: number;
  onScrolled: () => void;
}

type ScrollingNear = ReturnType<typeof createScrollingNear>;

/** Scrolls on by itself, picture by picture, for as long as a pointer that drags is held near the edge of what scrolls. */
export function createScrollingNear() {
  let held: Held | null = null;
  let picture = 0;
  let last = 0;

  function step(): void {
    if (!held) return;
    picture = requestAnimationFrame(step);
    const { scroller, y, onScrolled } = held;
    const box = scroller?.getBoundingClientRect();
    const seen = { top: Math.max(0, box?.top ?? 0), bottom: Math.min(innerHeight, box?.bottom ?? innerHeight) };
    const now = performance.now();
    const by = (speedNear(y, seen) * Math.min(longestPicture, now - last)) / 1000;
    last = now;
    if (by === 0) return;
    (scroller ?? window).scrollBy({ top: by, behavior: "instant" });
    onScrolled();
  }

  return {
    /** The pointer is at this height; `onScrolled` hears of each step that follows until it moves again. */
    hold(now: Held): void {
      if (!held) {
        last = performance.now();
        picture = requestAnimationFrame(step);
      }
      held = now;
    },
    stop(): void {
      held = null;
      cancelAnimationFrame(picture);
    },
  };
}

/** The same for a component, over when it goes. */
export function useScrollingNear(): ScrollingNear {
  const [scrolling] = useState(createScrollingNear);
  useEffect(() => scrolling.stop, [scrolling]);
  return scrolling;
}
