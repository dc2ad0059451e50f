import { expect, it } from "vitest";
import { countUp } from "./count-up.ts";

it.each([
  ["37", ["0", "19", "37"]],
  ["12’000+", ["0+", "6’000+", "12’000+"]],
  ["4,8", ["0,0", "2,4", "4,8"]],
  ["1 250.50", ["0.00", "625.25", "1 250.50"]],
  ["über 900", ["über 0", "über 450", "über 900"]],
])("counts as the figure is written: %s", (text, steps) =>
  expect([0, 0.5, 1].map((share) => countUp(text)?.(share))).toEqual(steps),
);

it.each(["", "viele", "–"])("counts nothing without a number: %s", (text) => expect(countUp(text)).toBeNull());
