import { describe, expect, it } from "vitest";
import { loadGauge } from "./load.ts";

describe("the gauge of the load", () => {
  const after = (...lags: number[]) => {
    const gauge = loadGauge({ limitMs: 500, windows: 3 });
    for (const lag of lags) gauge.note(lag);
    return gauge.isOverloaded;
  };

  it.each([
    ["nothing was measured yet", []],
    ["a single pause, however long", [9_000]],
    ["two slow seconds", [600, 700]],
    ["slow seconds with a good one between them", [600, 700, 20, 600, 700]],
    ["what is just at the limit", [500, 500, 500]],
  ])("takes no overload from %s", (_what, lags) => expect(after(...lags)).toBe(false));

  it("tells of one after three slow seconds, for as long as they last", () => {
    expect(after(501, 501, 501)).toBe(true);
    expect(after(501, 501, 501, 800)).toBe(true);
  });

  it("is over with the first good second", () => expect(after(600, 600, 600, 20)).toBe(false));
});
