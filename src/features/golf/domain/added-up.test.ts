import { describe, expect, it } from "vitest";
import { addedUpAfter, withoutCell } from "./added-up.ts";
import type { Change, PendingChange } from "./pending-changes.ts";

const cell = { playerId: "ada", pageId: "one" };
const other = { playerId: "zoe", pageId: "one" };
const scores = (ada: number, zoe = 0) => [
  { ...cell, score: ada },
  { ...other, score: zoe },
];
const pending = (...changes: Change[]): PendingChange[] =>
  changes.map((change, at) => ({ opId: `${at}`, gameId: "game", madeAt: at, change }));
const tap: Change = { type: "tap", ...cell, delta: 1 };

describe("strokes of one player and hole counted on two phones", () => {
  it("are marked where the score under way turns out to be another one", () => {
    const arrival = { before: scores(2), after: scores(6, 3), pending: pending(tap, tap) };
    expect(addedUpAfter([], arrival)).toEqual([cell]);
    expect(addedUpAfter([cell], arrival)).toEqual([cell]);
  });

  it.each([
    ["the server has counted them as they stood here", scores(2), scores(2), pending(tap, tap)],
    ["only another phone has counted", scores(2), scores(3), []],
    ["another player was under way here", scores(2), scores(2, 4), pending(tap)],
    ["the number was set outright", scores(2), scores(6), pending({ type: "setScore", ...cell, score: 2 })],
  ])("are not where %s", (_, before, after, changes) => {
    expect(addedUpAfter([], { before, after, pending: changes })).toEqual([]);
  });

  it("stay marked until somebody changes the score, on whatever phone", () => {
    expect(addedUpAfter([cell], { before: scores(6), after: scores(6, 4), pending: [] })).toEqual([cell]);
    expect(addedUpAfter([cell], { before: scores(6), after: scores(4), pending: [] })).toEqual([]);
    expect(withoutCell([cell, other], { ...cell })).toEqual([other]);
  });
});
