import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shownFor } from "./shown-for.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stays for its whole time after the second tap, too", () => {
  let isShown = false;
  const show = shownFor(2_000, (now) => (isShown = now));
  show();
  vi.advanceTimersByTime(1_500);
  show();
  vi.advanceTimersByTime(1_500);
  expect(isShown).toBe(true);
  vi.advanceTimersByTime(500);
  expect(isShown).toBe(false);
});
