import { describe, expect, it } from "vitest";
import { lengthOf, metresBetween } from "./distance.ts";

describe("distances", () => {
  it.each([
    ["a degree of latitude", [8, 47], [8, 48], 111_195],
    ["a degree of longitude at 47° north", [8, 47], [9, 47], 75_835],
    ["from Zurich's main station to Winterthur's", [8.5402, 47.3782], [8.7238, 47.5003], 19_354],
    ["nowhere", [8.7, 47.5], [8.7, 47.5], 0],
  ] as const)("measures %s", (_, from, to, metres) => {
    expect(Math.abs(metresBetween([...from], [...to]) - metres)).toBeLessThan(Math.max(1, metres * 0.003));
  });

  it("adds up a line, and gives nothing for a single place", () => {
    expect(
      Math.round(
        lengthOf([
          [8, 47],
          [8, 47.001],
          [8, 47.003],
        ]),
      ),
    ).toBe(334);
    expect(lengthOf([[8, 47]])).toBe(0);
    expect(lengthOf([])).toBe(0);
  });
});
