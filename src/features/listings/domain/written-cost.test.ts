import { expect, it } from "vitest";
import { writtenCost } from "./written-cost.ts";

it.each([
  ["4800", "4800.00"],
  ["4’800.5", "4800.50"],
  ["CHF 4'800,50", "4800.50"],
  ["95.–", "95.00"],
  ["95.-", "95.00"],
  ["0", "0.00"],
  ["007", "7.00"],
  [" ", null],
  ["1.2.3", "1.2.3"],
  ["-5", "-5"],
])("reads the price %j as %j", (written, stored) => expect(writtenCost(written)).toBe(stored));
