import { expect, it } from "vitest";
import { backOff } from "./back-off.ts";

const at = (attempt: number, random: number, spread = 0.5) =>
  backOff(attempt, { firstMs: 1_000, longestMs: 10_000, spread, random: () => random });

it("doubles the wait up to the longest", () => {
  expect([0, 1, 2, 3, 4, 5_000].map((attempt) => at(attempt, 1))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

it("spreads as much of the wait as is said", () => {
  expect([at(0, 0), at(0, 0.5), at(0, 0, 1), at(0, 0, 0)]).toEqual([500, 750, 0, 1000]);
});
