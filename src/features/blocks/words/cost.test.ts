import { describe, expect, it } from "vitest";
import { hasRappen, isFree, priceText, shownCost } from "./cost.ts";

it.each(["80", "1'290.–", "1’290.-", "49,90", " 120 "])("shows a plain amount with its currency: %s", (text) => {
  const currency = "CHF\u00a0";
  expect(priceText({ text }, { mode: "live" })).toEqual({ of: { text: currency + text.trim() }, className: "cost" });
  expect(priceText({ text }, { mode: "edit" })).toEqual({ of: { text }, className: "cost cost--amount" }); // whose style it is
});

it.each(["", "gratis", "ab 80", "CHF 80", "80 / Monat", ".", "'", " "])(
  "leaves everything else as it is written: %s",
  (text) => {
    for (const mode of ["live", "edit"] as const)
      expect(priceText({ text }, { mode })).toEqual({ of: { text }, className: "cost" });
    expect(shownCost(text, { withRappen: true })).toBe(text);
  },
);

describe("an amount in a list", () => {
  it.each([
    ["1290", "1’290", "1’290.00"],
    ["1'290.–", "1’290", "1’290.00"],
    ["49,90", "49.90", "49.90"],
    ["12.5", "12.50", "12.50"],
    [" 1 200 ", "1’200", "1’200.00"],
  ])("is written alike: %s", (text, alone, beside) => {
    expect(shownCost(text, { withRappen: false })).toBe(alone);
    expect(shownCost(text, { withRappen: true })).toBe(beside);
  });

  it.each([
    ["12.5", true],
    ["12.00", false],
    ["12.-", false],
    ["ab 12.50", false],
  ])("has Rappen or none: %s", (text, isSo) => expect(hasRappen(text)).toBe(isSo));

  it.each([
    ["0", true],
    ["0.00", true],
    ["0.–", true],
    ["", false],
    ["10", false],
  ])("costs nothing or something: %s", (text, isSo) => expect(isFree(text)).toBe(isSo));
});
