import { describe, expect, it } from "vitest";
import { hasMissingScores, rankPlayers, winnersOf } from "./ranking.ts";

const holeIds = ["a", "b", "c"];

/** Cards by name, one number for each hole; 0 is a hole without a score. */
function rank(cards: Record<string, number[]>) {
  const players = Object.keys(cards).map((id) => ({ id, playerName: id, createdAt: "2026-01-01T00:00:00.000Z" }));
  const holes = Object.entries(cards).flatMap(([playerId, scores]) =>
    scores.map((score, index) => ({ playerId, pageId: holeIds[index] ?? "elsewhere", score })),
  );
  return rankPlayers(players, holes, holeIds);
}
const shown = (cards: Record<string, number[]>) =>
  rank(cards).map(
    (row) => `${row.place ?? "–"} ${row.playerName} ${row.total}${row.isComplete ? "" : "*"} ${row.holesPlayed}`,
  );

describe("the ranking", () => {
  it.each<[string, Record<string, number[]>, string[]]>([
    ["sorts by total, fewest strokes first", { Ada: [5, 4, 3], Ben: [2, 3, 3] }, ["1 Ben 8 3", "2 Ada 12 3"]],
    [
      "gives equal totals the same place and skips the next",
      { Ada: [3, 3, 3], Ben: [2, 4, 3], Cem: [4, 4, 4] },
      ["1 Ada 9 3", "1 Ben 9 3", "3 Cem 12 3"],
    ],
    [
      "never ranks an incomplete card above a complete one",
      { Ada: [5, 5, 5], Ben: [1, 1, 0] },
      ["1 Ada 15 3", "2 Ben 2* 2"],
    ],
    [
      "ranks incomplete cards among each other by total",
      { Ada: [5, 0, 0], Ben: [1, 0, 0], Cem: [9, 9, 9] },
      ["1 Cem 27 3", "2 Ben 1* 1", "3 Ada 5* 1"],
    ],
    [
      "does not share a place between a complete and an incomplete card of one total",
      { Ada: [4, 0, 0], Ben: [2, 2, 0] },
      ["1 Ben 4 2", "2 Ada 4* 1"],
    ],
    ["gives no place before the first stroke", { Ada: [0, 0, 0], Ben: [] }, ["– Ada 0 0", "– Ben 0 0"]],
    ["counts the course's own holes only", { Ada: [1, 1, 1, 9] }, ["1 Ada 3 3"]],
    ["is empty without players", {}, []],
  ])("%s", (_, cards, rows) => expect(shown(cards)).toEqual(rows));

  it("names everybody on the first place as winner, and nobody before the first stroke", () => {
    expect(winnersOf(rank({ Ada: [3], Ben: [3], Cem: [4] })).map((row) => row.playerName)).toEqual(["Ada", "Ben"]);
    expect(winnersOf(rank({ Ada: [] }))).toEqual([]);
  });

  it("tells whether scores are missing", () => {
    expect(hasMissingScores(rank({ Ada: [3, 3], Ben: [3] }))).toBe(true);
    expect(hasMissingScores(rank({ Ada: [3, 3], Ben: [3, 1] }))).toBe(false);
  });
});
