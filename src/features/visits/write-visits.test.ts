import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWritingVisits } from "./write-visits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes one at a time, and stops once what was under way has ended and the rest is written", async () => {
  const ends: (() => void)[] = [];
  const write = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  const visits = startWritingVisits(write);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(write).toHaveBeenCalledTimes(1);

  const onStopped = vi.fn();
  void visits.stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(2);
  expect(onStopped).not.toHaveBeenCalled();
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(onStopped).toHaveBeenCalledOnce();
});
