import { describe, expect, it } from "vitest";
import { incompleteMark, leadersOf, rankPlayers, winnerOf } from "./ranking.ts";

const course = [
  { pageId: "a", par: 3 },
  { pageId: "b", par: 4 },
  { pageId: "c", par: null },
];

/** Cards by name, one number for each hole; 0 is a hole without a score. `late` names the holes somebody missed. */
function round(cards: Record<string, number[]>, late: Record<string, string[]> = {}) {
  const players = Object.keys(cards).map((id) => ({
    id,
    playerName: id,
    createdAt: "2026-01-01T00:00:00.000Z",
    earlierPageIds: late[id] ?? [],
  }));
  const holes = Object.entries(cards).flatMap(([playerId, scores]) =>
    scores.map((score, index) => ({ playerId, pageId: course[index]?.pageId ?? "elsewhere", score })),
  );
  return { holes, ranking: rankPlayers(players, holes, course) };
}
const shown = (cards: Record<string, number[]>, late?: Record<string, string[]>) =>
  round(cards, late).ranking.map(
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
    [
      "gives no place to a card without a score, and puts it last",
      { Ada: [], Ben: [4, 0, 0], Cem: [4, 4, 4] },
      ["1 Cem 12 3", "2 Ben 4* 1", "– Ada 0* 0"],
    ],
    ["counts the course's own holes only", { Ada: [1, 1, 1, 9] }, ["1 Ada 3 3"]],
    ["is empty without players", {}, []],
  ])("%s", (_, cards, rows) => expect(shown(cards)).toEqual(rows));

  it("never ranks who joined late above a complete card", () => {
    const cards = { Ada: [5, 5, 5], Ben: [0, 1, 1], Cem: [4, 4, 4] };
    expect(shown(cards, { Ben: ["a"] })).toEqual(["1 Cem 12 3", "2 Ada 15 3", "3 Ben 2* 2"]);
  });

  it("names everybody on the first place as leading, and nobody before the first stroke", () => {
    const leaders = (cards: Record<string, number[]>) => leadersOf(round(cards).ranking).map((row) => row.playerName);
    expect(leaders({ Ada: [3], Ben: [3], Cem: [4] })).toEqual(["Ada", "Ben"]);
    expect(leaders({ Ada: [] })).toEqual([]);
  });
});

describe("missing scores", () => {
  const owed = (cards: Record<string, number[]>, late?: Record<string, string[]>) =>
    round(cards, late).ranking.map(({ playerName, missing, joinedAfter }) => [playerName, missing, joinedAfter]);

  it("are those that the busiest player has", () => {
    expect(owed({ Ada: [3, 3, 3], Ben: [3] })).toEqual([
      ["Ada", 0, 0],
      ["Ben", 2, 0],
    ]);
    expect(round({ Ada: [3, 3], Ben: [3] }).ranking.map(incompleteMark)).toEqual([null, "*"]);
    expect(round({ Ada: [3, 3], Ben: [3, 1] }).ranking.map(incompleteMark)).toEqual([null, null]);
  });

  it("are not held against who joined after those holes", () => {
    expect(owed({ Ada: [3, 3, 3], Ben: [0, 3, 3] }, { Ben: ["a"] })).toEqual([
      ["Ada", 0, 0],
      ["Ben", 0, 1],
    ]);
    expect(owed({ Ada: [3, 3, 3], Ben: [0, 3] }, { Ben: ["a"] })).toEqual([
      ["Ada", 0, 0],
      ["Ben", 1, 1],
    ]);
    expect(round({ Ada: [3, 3, 3], Ben: [0, 3, 3] }, { Ben: ["a"] }).ranking.map(incompleteMark)).toEqual([null, "†"]);
  });

  it("can be caught up by who joined late", () => {
    expect(owed({ Ada: [3, 3, 3], Ben: [4, 3, 3] }, { Ben: ["a"] })).toEqual([
      ["Ada", 0, 0],
      ["Ben", 0, 0],
    ]);
  });
});

describe("the result to par", () => {
  const toPar = (...scores: number[]) => round({ Ada: scores }).ranking[0]?.toPar;
  it.each([
    ["is the sum over the holes played that have a par", [4, 3, 9], 0],
    ["is above par with more strokes", [5, 5, 1], 3],
    ["is below par with fewer", [2, 0, 0], -1],
    ["is unknown while no hole with a par was played", [0, 0, 2], null],
  ])("%s", (_, scores, expected) => expect(toPar(...scores)).toBe(expected));
});

describe("the winner", () => {
  const winner = (cards: Record<string, number[]>) => {
    const { ranking, holes } = round(cards);
    return winnerOf(ranking, holes, course)?.playerName ?? null;
  };
  it.each<[string, Record<string, number[]>, string | null]>([
    ["has the lowest complete total", { Ada: [3, 3, 3], Ben: [2, 3, 3], Cem: [1, 1, 0] }, "Ben"],
    ["of level totals is who was better on the last hole", { Ada: [2, 3, 4], Ben: [3, 3, 3] }, "Ben"],
    ["of level last holes is who was better on the one before", { Ada: [4, 2, 3], Ben: [3, 3, 3] }, "Ada"],
    ["of level cards is who joined first", { Ada: [3, 3, 3], Ben: [3, 3, 3] }, "Ada"],
    ["does not win by having no score on the last hole", { Ada: [3, 3, 0], Ben: [3, 0, 3] }, "Ben"],
    ["is nobody before the first stroke", { Ada: [0], Ben: [] }, null],
    ["is nobody without players", {}, null],
  ])("%s", (_, cards, name) => expect(winner(cards)).toBe(name));
});
