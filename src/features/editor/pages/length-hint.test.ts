import { expect, it } from "vitest";
import { descriptionLength, lengthHint } from "./length-hint.ts";

it.each([
  ["", "missing"],
  ["  ", "missing"],
  ["Kurz", "short"],
  ["a".repeat(69), "short"],
  ["a".repeat(70), "good"],
  ["😀".repeat(160), "good"],
  ["a".repeat(161), "long"],
  ["a".repeat(1_999), "long"],
  ["a".repeat(2_000), "full"],
])("%j as a description is %s", (text, hint) => expect(lengthHint(text, descriptionLength)).toBe(hint));
