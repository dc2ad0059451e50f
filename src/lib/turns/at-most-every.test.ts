import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does at once what is asked for, a heap of requests once a while, and the last of them, too", () => {
  const work = vi.fn();
  const ask = atMostEvery(1_000, work);
  for (let ms = 0; ms < 2_500; ms += 100) {
    ask();
    expect(work, `${ms} ms after the first`).toHaveBeenCalledTimes(1 + Math.floor(ms / 1_000));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(500);
  expect(work, "what was asked for after 2400 ms").toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(4);
  ask();
  expect(work).toHaveBeenCalledTimes(5);
});
