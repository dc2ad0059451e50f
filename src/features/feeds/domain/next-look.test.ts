import { expect, it } from "vitest";
import { nextLook } from "./next-look.ts";

const now = new Date("2026-11-23T12:00:00Z");
const hours = (kind: "articles" | "reviews", failures: number, chance = 0.5) =>
  (nextLook({ kind, failures }, { now, chance }).getTime() - now.getTime()) / 3_600_000;

it("reads articles every hour and reviews once a day, spread by a tenth", () => {
  expect(hours("articles", 0)).toBe(1);
  expect(hours("reviews", 0)).toBe(24);
  expect([hours("articles", 0, 0), hours("articles", 0, 1)]).toEqual([0.9, 1.1]);
});

it("leaves a feed alone for longer after each failure, and never for good", () => {
  expect([1, 2, 3].map((failures) => hours("articles", failures))).toEqual([2, 4, 8]);
  expect([10, 1_000].map((failures) => hours("articles", failures))).toEqual([24, 24]);
  expect(hours("reviews", 9)).toBe(96);
});
