import { describe, expect, it } from "vitest";
import { judgeClock, type SeenClock } from "./house-clock.ts";

const start = new Date("2026-11-22T03:00:00Z");
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

/** Whether each look, at the given hours, trusted the clock. */
function looks(...hours: number[]): boolean[] {
  let past: SeenClock | null = null;
  return hours.map((at) => {
    const { isTrusted, ...seen } = judgeClock(past, after(at));
    past = seen;
    return isTrusted;
  });
}

describe("the clock", () => {
  it("is trusted as long as it runs, also over a day's rest", () =>
    expect(looks(0, 1, 2, 27, 28)).toEqual([true, true, true, true, true]));

  it("is not trusted for two days after a jump ahead, however often it is looked at", () =>
    expect(looks(0, 61 * 24, 61 * 24 + 1, 61 * 24 + 24, 61 * 24 + 47, 61 * 24 + 48)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]));

  it("is not trusted for two days after it was set right again", () =>
    expect(looks(0, 61 * 24, 2, 26, 49, 50)).toEqual([true, false, false, false, false, true]));
});
