import { describe, expect, it } from "vitest";
import { parFigure, parMark } from "./to-par.ts";

describe("parFigure", () => {
  it.each([
    [0, "E"],
    [1, "+1"],
    [12, "+12"],
    [-1, "−1"],
    [-3, "−3"],
  ])("writes %i as %s", (toPar, figure) => expect(parFigure(toPar)).toBe(figure));
});

describe("parMark", () => {
  it.each([
    [3, 3, null],
    [2, 3, "ring"],
    [1, 3, "rings"],
    [4, 3, "square"],
    [5, 3, "squares"],
    [9, 3, "squares"],
  ])("marks %i strokes on a par %i with %s", (score, par, mark) => expect(parMark(score, par)).toBe(mark));
  it("marks nothing before the first stroke or without a par", () => {
    expect(parMark(0, 3)).toBeNull();
    expect(parMark(4, null)).toBeNull();
  });
});
