import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawPictures } from "../../../../tests/support/pictures.ts";
import { createScrollingNear, speedNear } from "./scroll-near.ts";

beforeEach(() => {
  vi.useFakeTimers();
  drawPictures();
  vi.stubGlobal("innerHeight", 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is quicker the nearer to the edge something is held, and rests between", () => {
  const seen = { top: 100, bottom: 800 };
  expect([150, 450, 750].map((y) => speedNear(y, seen))).toEqual([0, 0, 0]);
  expect(speedNear(760, seen)).toBeGreaterThan(0);
  expect(speedNear(790, seen)).toBeGreaterThan(speedNear(760, seen));
  expect(speedNear(890, seen)).toBe(speedNear(800, seen)); // beyond it, too
  expect(speedNear(110, seen)).toBe(-speedNear(790, seen));
});

it("scrolls on while a pointer is held at the edge without moving, until it is let go of", () => {
  const list = { scrollTop: 0, getBoundingClientRect: () => ({ top: 100, bottom: 800 }) };
  const scrollBy = ({ top }: { top: number }) => void (list.scrollTop += top);
  const scroller = Object.assign(list, { scrollBy }) as unknown as Element;
  const onScrolled = vi.fn();
  const scrolling = createScrollingNear();
  scrolling.hold({ scroller, y: 450, onScrolled });
  vi.advanceTimersByTime(500);
  expect(list.scrollTop).toBe(0);
  expect(onScrolled).not.toHaveBeenCalled();
  scrolling.hold({ scroller, y: 798, onScrolled });
  vi.advanceTimersByTime(1000);
  expect(list.scrollTop).toBeGreaterThan(1000);
  expect(onScrolled).toHaveBeenCalled();
  scrolling.stop();
  const rest = list.scrollTop;
  vi.advanceTimersByTime(500);
  expect(list.scrollTop).toBe(rest);
});
