import { describe, expect, it } from "vitest";
import { boundedIndex, holeState, isCouponDue } from "./hole-state.ts";

const players = ["ada", "ben"].map((id) => ({ id, playerName: id, createdAt: "2026-01-01T00:00:00.000Z" }));
const scores = (pageId: string, ...strokes: number[]) =>
  strokes.map((score, index) => ({ pageId, playerId: players[index]?.id ?? "gone", score }));

describe("a hole", () => {
  it.each([
    ["has no scores at first", [], "noScores"],
    ["has no scores while all are zero", [0, 0], "noScores"],
    ["is partial while somebody's score is missing", [3], "partial"],
    ["is complete when every player has a score", [3, 1], "complete"],
    ["does not count the scores of who left", [0, 0, 4], "noScores"],
  ])("%s", (_, strokes, state) => expect(holeState("a", players, scores("a", ...strokes))).toBe(state));

  it("is never complete without players", () => expect(holeState("a", [], [])).toBe("noScores"));
});

describe("the coupon", () => {
  it.each([
    ["is not due before anybody has a score", [], false],
    ["is not due while the last hole is partial", scores("z", 2), false],
    ["is not due when only an earlier hole is complete", scores("a", 2, 2), false],
    ["is due when the last hole is complete", scores("z", 2, 5), true],
  ])("%s", (_, holes, isDue) => expect(isCouponDue(players, holes, ["a", "z"])).toBe(isDue));

  it("is not due on a course without holes", () => expect(isCouponDue(players, [], [])).toBe(false));
});

it("keeps the index of a page between 0 and total minus 1", () => {
  expect([-3, 0, 9, 10].map((index) => boundedIndex(index, 10))).toEqual([0, 0, 9, 9]);
});
