import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

const sentence = "Wir nehmen uns Zeit, messen genau und erklären, was wir sehen. ";

it("leaves 200 characters as they are", () => {
  expect(excerptOf("x".repeat(200))).toBe("x".repeat(200));
  expect(excerptOf("")).toBe("");
});

it("ends a longer text after a whole word, with an ellipsis, within 200 characters", () => {
  const excerpt = excerptOf(sentence.repeat(6));
  expect(excerpt).toMatch(/\p{L}…$/u);
  expect(excerpt.length).toBeLessThanOrEqual(200);
  expect(sentence.repeat(6).startsWith(excerpt.slice(0, -1))).toBe(true);
});

it("cuts one endless word", () => expect(excerptOf("x".repeat(500))).toBe(`${"x".repeat(199)}…`));
