import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenResized } from "./when-resized.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("looks once the window has kept its size for 100 ms, and no more when nobody listens", () => {
  const window = new EventTarget();
  const look = vi.fn();
  const stop = whenResized(look, window);
  for (let step = 0; step < 5; step += 1) {
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(99);
  }
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(200);
  expect(look).toHaveBeenCalledTimes(1);
});
