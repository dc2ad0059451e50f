import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paced, writePace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of `count` callers, all there at once, have passed after each of the given milliseconds. */
async function passedAfter(pass: () => Promise<void>, count: number, times: number[]): Promise<number[]> {
  let passed = 0;
  for (let caller = 0; caller < count; caller += 1) void pass().then(() => (passed += 1));
  const seen: number[] = [];
  let now = 0;
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - now);
    now = time;
    seen.push(passed);
  }
  return seen;
}

describe("the pace of a phone's writes", () => {
  it("lets a burst through and then a steady number each second", async () => {
    expect(await passedAfter(paced({ burst: 4, perSecond: 2 }), 10, [0, 1_000, 2_000, 3_000])).toEqual([4, 6, 8, 10]);
  });

  it("fills the burst again while nobody comes, and no further", async () => {
    const pass = paced({ burst: 3, perSecond: 1 });
    await passedAfter(pass, 3, [0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await passedAfter(pass, 9, [0, 2_000])).toEqual([3, 5]);
  });

  it("keeps a long backlog under what the live door allows in any ten seconds", async () => {
    const times = Array.from({ length: 60 }, (_, second) => second * 1_000);
    const passed = await passedAfter(paced(writePace), 200, times);
    const inTenSeconds = passed.slice(10).map((count, index) => count - (passed[index] ?? 0));
    expect(Math.max(passed[9] ?? 0, ...inTenSeconds)).toBeLessThanOrEqual(40);
    expect(passed.at(-1)).toBeGreaterThan(180);
  });
});
