import { describe, expect, it } from "vitest";
import type { GameState, ScoreChanged } from "../schema.ts";
import { applyUpdate, scoreAt } from "./game-state.ts";
import { settleTaps, withPendingTaps, type Tap } from "./pending-taps.ts";

const createdAt = "2026-01-01T00:00:00.000Z";
const state: GameState = {
  version: 4,
  game: { id: "game", gameName: "Game", createdAt },
  players: [{ id: "ada", playerName: "Ada", createdAt }],
  holes: [{ pageId: "a", playerId: "ada", score: 2 }],
};
const cell = { playerId: "ada", pageId: "a" };
const scored = (version: number, score: number, opId = `op${version}`): ScoreChanged => ({
  type: "score.changed",
  ...cell,
  version,
  opId,
  score,
  delta: 1,
});
const tap = (opId: string, delta: 1 | -1 = 1, storedAs?: number): Tap => ({ opId, ...cell, delta, storedAs });

describe("a game on a phone", () => {
  it("takes the very next event", () => {
    expect(scoreAt(applyUpdate(state, scored(5, 3))?.holes ?? [], cell)).toBe(3);
  });
  it("ignores what it knows already", () => expect(applyUpdate(state, scored(4, 9))).toBe(state));
  it("asks again when events are missing", () => expect(applyUpdate(state, scored(6, 9))).toBeNull());
  it("keeps what is newer than a late snapshot", () => {
    expect(applyUpdate(state, { type: "snapshot", ...state, version: 3, players: [] })).toBe(state);
  });
  it("drops the scores of a removed player", () => {
    const next = applyUpdate(state, { type: "player.removed", version: 5, opId: "op", playerId: "ada" });
    expect(next).toMatchObject({ version: 5, players: [], holes: [] });
  });
});

describe("pending taps", () => {
  it("count at once, never below zero", () => {
    expect(scoreAt(withPendingTaps(state, [tap("1"), tap("2")]), cell)).toBe(4);
    expect(scoreAt(withPendingTaps(state, [tap("1", -1), tap("2", -1), tap("3", -1), tap("4")]), cell)).toBe(1);
  });
  it("count once when the event comes before the answer", () => {
    const next = applyUpdate(state, scored(5, 3, "mine"));
    expect(settleTaps([tap("mine")], scored(5, 3, "mine"), 5)).toEqual([]);
    expect(next && scoreAt(withPendingTaps(next, []), cell)).toBe(3);
  });
  it("count on between the answer and the event", () => {
    expect(scoreAt(withPendingTaps(state, [tap("mine", 1, 5)]), cell)).toBe(3);
    expect(scoreAt(withPendingTaps({ ...state, version: 5 }, [tap("mine", 1, 5)]), cell)).toBe(2);
  });
});
