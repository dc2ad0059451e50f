import { describe, expect, it } from "vitest";
import type { GameState, GameUpdate } from "../schema.ts";
import { applyUpdate, scoreAt } from "./game-state.ts";
import {
  playersUnderWay,
  settleChanges,
  withPendingChanges,
  type Change,
  type PendingChange,
} from "./pending-changes.ts";

const createdAt = "2026-01-01T00:00:00.000Z";
const player = (id: string) => ({ id, playerName: id, createdAt, earlierPageIds: [] });
const state: GameState = {
  version: 4,
  game: { id: "game", gameName: "Game", createdAt, watchId: "watch" },
  players: [player("ada"), player("bo")],
  removed: [],
  holes: [
    { pageId: "a", playerId: "ada", score: 2 },
    { pageId: "a", playerId: "bo", score: 3 },
  ],
  isLocked: false,
  rematchId: null,
  coupon: null,
};
const cell = { playerId: "ada", pageId: "a" };

let made = 0;
const pending = (change: Change, more: Partial<PendingChange> = {}): PendingChange => {
  made += 1;
  return { opId: `op${made}`, gameId: "game", madeAt: made, change, ...more };
};
const tap = (delta: 1 | -1 = 1, more: Partial<PendingChange> = {}) => pending({ type: "tap", ...cell, delta }, more);
const set = (score: number) => pending({ type: "setScore", ...cell, score });
const shown = (entries: PendingChange[], on = state) => withPendingChanges(on, entries);
const score = (entries: PendingChange[], on = state) => scoreAt(shown(entries, on).holes, cell);
const scored = (opId: string): GameUpdate => ({
  type: "score.changed",
  ...cell,
  score: 3,
  delta: 1,
  version: 5,
  opId,
});

describe("pending scores", () => {
  it("count at once, never below zero and never above twenty", () => {
    expect(score([tap(), tap()])).toBe(4);
    expect(score([tap(-1), tap(-1), tap(-1), tap()])).toBe(1);
    expect(score([set(20), tap()])).toBe(20);
  });
  it("count in the order in which they were made", () => {
    expect(score([set(7), tap(-1)])).toBe(6);
    expect(score([tap(-1), set(7)])).toBe(7);
  });
  it("count once when the event comes before the answer", () => {
    const mine = tap(1, { opId: "mine" });
    const next = applyUpdate(state, scored("mine"));
    expect(settleChanges([mine], scored("mine"), 5)).toEqual([]);
    expect(next && score([], next)).toBe(3);
  });
  it("count on between the answer and the event, and no longer", () => {
    const stored = tap(1, { storedAs: 5 });
    expect(score([stored])).toBe(3);
    expect(score([stored], { ...state, version: 5 })).toBe(2);
    expect(settleChanges([stored], { type: "snapshot", ...state, version: 5 }, 5)).toEqual([]);
  });
  it("stay when the event is somebody else's", () => {
    const entries = [tap()];
    expect(settleChanges(entries, scored("theirs"), 5)).toBe(entries);
  });
});

describe("pending changes of players", () => {
  const add = pending({ type: "addPlayer", playerId: "cleo", playerName: "Cleo" });
  it("let somebody join and score at once, without the holes played before", () => {
    const after = shown([add, pending({ type: "tap", playerId: "cleo", pageId: "b", delta: 1 })]);
    expect(after.players.at(-1)).toMatchObject({ id: "cleo", playerName: "Cleo", earlierPageIds: ["a"] });
    expect(scoreAt(after.holes, { playerId: "cleo", pageId: "b" })).toBe(1);
  });
  it("add nobody twice when the event comes before the answer", () => {
    expect(shown([add], { ...state, players: [...state.players, player("cleo")] }).players).toHaveLength(3);
  });
  it("rename and remove, with the scores", () => {
    const after = shown([
      pending({ type: "renamePlayer", playerId: "ada", playerName: "Ada L." }),
      pending({ type: "removePlayer", playerId: "ada" }),
    ]);
    expect(after.players.map(({ id }) => id)).toEqual(["bo"]);
    expect(after.removed).toMatchObject([{ id: "ada", playerName: "Ada L." }]);
    expect(after.holes).toEqual([{ pageId: "a", playerId: "bo", score: 3 }]);
  });
  it("give equal names a number at once, which stays when the first one is renamed or leaves", () => {
    const first = (type: "renamePlayer" | "removePlayer") => pending({ type, playerId: "ada", playerName: "Eva" });
    const second = pending({ type: "addPlayer", playerId: "cleo", playerName: "ADA" });
    const third = pending({ type: "renamePlayer", playerId: "bo", playerName: "Ada" });
    const names = (entries: PendingChange[]) => shown(entries).players.map(({ playerName }) => playerName);
    expect(names([second, first("renamePlayer"), third])).toEqual(["Eva", "Ada", "ADA 2"]);
    expect(names([second, first("removePlayer"), third])).toEqual(["Ada 3", "ADA 2"]);
  });
  it("bring back who was removed here in place and with all scores", () => {
    const after = shown([
      pending({ type: "removePlayer", playerId: "ada" }),
      pending({ type: "restorePlayer", playerId: "ada" }),
    ]);
    expect(after.players).toEqual(state.players);
    expect(after.removed).toEqual([]);
    expect(scoreAt(after.holes, cell)).toBe(2);
  });
  it("wait for the server to bring back who was removed elsewhere: the scores are not known here", () => {
    const gone = { ...player("dan"), removedAt: createdAt };
    const after = shown([pending({ type: "restorePlayer", playerId: "dan" })], { ...state, removed: [gone] });
    expect(after.players).toEqual(state.players);
    expect(after.removed).toEqual([gone]);
  });
  it("name the players that the server does not know about yet", () => {
    const rename = pending({ type: "renamePlayer", playerId: "cleo", playerName: "C" });
    const removal = pending({ type: "removePlayer", playerId: "bo" }, { storedAs: 9 });
    expect(playersUnderWay([add, rename, removal, tap()])).toEqual(["cleo"]);
  });
});

it("locks the round at once on the phone that does it", () => {
  expect(shown([pending({ type: "lock", isLocked: true })]).isLocked).toBe(true);
});
