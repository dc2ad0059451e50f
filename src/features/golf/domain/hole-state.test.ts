import { describe, expect, it } from "vitest";
import type { Player } from "../schema.ts";
import { boundedIndex, holeState, holesMissedByJoining, isPlayedOut } from "./hole-state.ts";

const player = (id: string, ...earlierPageIds: string[]): Player => ({
  id,
  playerName: id,
  createdAt: "2026-01-01T00:00:00.000Z",
  earlierPageIds,
});
const players = [player("ada"), player("ben")];
const scores = (pageId: string, ...strokes: number[]) =>
  strokes.map((score, index) => ({ pageId, playerId: ["ada", "ben", "cem"][index] ?? "gone", score }));

describe("a hole", () => {
  it.each([
    ["has no scores at first", [], "noScores"],
    ["has no scores while all are zero", [0, 0], "noScores"],
    ["is partial while somebody's score is missing", [3], "partial"],
    ["is partial while somebody's score is zero", [3, 0], "partial"],
    ["is complete when every player has a score", [3, 1], "complete"],
    ["does not count the scores of who left", [0, 0, 4], "noScores"],
  ])("%s", (_, strokes, state) => expect(holeState("a", players, scores("a", ...strokes))).toBe(state));

  it("is never complete without players", () => expect(holeState("a", [], [])).toBe("noScores"));

  it.each([
    ["is complete without the score of who joined after it", [3, 1], "complete"],
    ["is partial while somebody else's score is missing", [3], "partial"],
    ["is complete when the one who joined late caught up", [3, 1, 4], "complete"],
    ["is partial when only the one who joined late has a score", [0, 0, 4], "partial"],
  ])("joined late: %s", (_, strokes, state) => {
    expect(holeState("a", [...players, player("cem", "a")], scores("a", ...strokes))).toBe(state);
  });

  it("waits for who joined late on the holes after it", () => {
    expect(holeState("b", [...players, player("cem", "a")], scores("b", 2, 2))).toBe("partial");
  });
});

describe("joining a round", () => {
  it.each([
    ["misses nothing before the first stroke", [], null, []],
    ["misses nothing while the first hole is being played", scores("a", 2), "a", []],
    ["misses the hole that everybody has just finished", scores("a", 2, 3), "a", ["a"]],
    ["misses the earlier holes", [...scores("a", 2, 3), ...scores("b", 2)], "b", ["a"]],
    ["misses an earlier hole also when somebody forgot it", [...scores("a", 2), ...scores("b", 2)], "b", ["a"]],
    ["does not miss a hole whose strokes were all taken back", [...scores("a", 0), ...scores("b", 2)], "b", []],
  ])("%s", (_, holes, last, missed) => expect(holesMissedByJoining(players, holes, last)).toEqual(missed));
});

describe("the coupon", () => {
  it.each([
    ["is not due before anybody has a score", [], false],
    ["is not due while the last hole is partial", scores("z", 2), false],
    ["is not due when only an earlier hole is complete", scores("a", 2, 2), false],
    ["is not due while a score of the last hole is zero", scores("z", 2, 0), false],
    ["is not due when only the last hole was played", scores("z", 2, 5), false],
    [
      "is due when the last hole is complete and somebody has a whole card",
      [...scores("a", 2), ...scores("z", 2, 5)],
      true,
    ],
  ])("%s", (_, holes, isDue) => expect(isPlayedOut(players, holes, ["a", "z"])).toBe(isDue));

  it("is not due on a course without holes", () => expect(isPlayedOut(players, [], [])).toBe(false));
  it("is not due without players", () => expect(isPlayedOut([], scores("z", 2, 5), ["a", "z"])).toBe(false));
  it("waits for who joined late on the last hole", () => {
    const first = scores("a", 2, 2);
    expect(isPlayedOut([...players, player("cem", "a")], [...first, ...scores("z", 2, 5)], ["a", "z"])).toBe(false);
    expect(isPlayedOut([...players, player("cem", "a")], [...first, ...scores("z", 2, 5, 4)], ["a", "z"])).toBe(true);
  });
});

it("keeps the index of a page between 0 and total minus 1", () => {
  expect([-3, 0, 9, 10].map((index) => boundedIndex(index, 10))).toEqual([0, 0, 9, 9]);
});
