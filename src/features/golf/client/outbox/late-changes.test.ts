import { expect, it } from "vitest";
import type { PendingChange } from "../../domain/pending-changes.ts";
import { forgetLateChanges, lateChanges, lateGameIds, leaveLateChanges } from "./late-changes.ts";

const gameId = "10000000-0000-4000-8000-000000000000";
const otherId = "20000000-0000-4000-8000-000000000000";
const opId = "30000000-0000-4000-8000-000000000000";
const cell = { playerId: otherId, pageId: opId };

/** The browser's simple storage, as far as it is used. */
function simpleStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
const change = (of: string): PendingChange => ({
  opId,
  gameId: of,
  madeAt: 5,
  change: { type: "setScore", ...cell, score: 4 },
});

it("hands a change from an ending tab to the next one, for its own game only", () => {
  const storage = simpleStorage();
  leaveLateChanges(storage, [change(gameId), change(otherId)]);
  expect(lateChanges(storage, gameId)).toEqual([change(gameId)]);
  expect(lateGameIds(storage)).toEqual([gameId, otherId]);
  forgetLateChanges(storage, gameId);
  expect(lateChanges(storage, gameId)).toEqual([]);
  expect(lateChanges(storage, otherId)).toHaveLength(1);
});

it("drops nonsense, and does without a storage", () => {
  const storage = simpleStorage();
  storage.setItem(`golfLate:${gameId}:x`, "{");
  storage.setItem(`golfLate:${gameId}:y`, JSON.stringify({ opId: "y" }));
  expect(lateChanges(storage, gameId)).toEqual([]);
  leaveLateChanges(null, [change(gameId)]);
  expect(lateChanges(null, gameId)).toEqual([]);
});
