import { describe, expect, it } from "vitest";
import { typedScore } from "./typed-score.ts";

describe("typedScore", () => {
  it.each([
    ["", "0", 0, true],
    ["", "4", 4, true],
    ["", "9", 9, true],
    ["", "1", 1, false],
    ["", "2", 2, false],
    ["1", "0", 10, true],
    ["1", "7", 17, true],
    ["2", "0", 20, true],
    ["2", "1", 1, false],
    ["0", "5", 5, true],
  ])("reads %j and then %j as %i", (before, digit, score, isFinal) => {
    expect(typedScore(before, digit)).toEqual({ text: String(score), score, isFinal });
  });
});
