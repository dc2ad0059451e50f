import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGapWatch } from "./gap-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A draft that comes when it is told to, and that never closes the gap. */
function watched() {
  const arrivals: (() => void)[] = [];
  const refresh = vi.fn(() => new Promise<void>((arrive) => void arrivals.push(arrive)));
  const gaps = createGapWatch({ hasGap: () => true, refresh });
  return { gaps, refresh, arrive: () => arrivals.splice(0).forEach((each) => each()) };
}

describe("a change that stays missing", () => {
  it("has the draft fetched anew, again and again, more seldom", async () => {
    const { gaps, refresh, arrive } = watched();
    gaps.look();
    gaps.look();
    await vi.advanceTimersByTimeAsync(1500);
    expect(refresh).toHaveBeenCalledTimes(1);
    arrive();
    await vi.advanceTimersByTimeAsync(5999);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("keeps nothing waiting after the end, neither a draft that comes later nor a late change", async () => {
    const { gaps, arrive } = watched();
    gaps.look();
    await vi.advanceTimersByTimeAsync(1500);
    gaps.stop();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    gaps.look();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is looked for again after a new start", async () => {
    const { gaps, refresh } = watched();
    gaps.look();
    gaps.stop();
    gaps.start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
