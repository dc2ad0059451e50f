import { expect, it } from "vitest";
import type { GameState } from "../schema.ts";
import { heldRemoved, heldScores } from "./held-scores.ts";
import type { PendingChange } from "./pending-changes.ts";

const player = (id: string, playerName: string) => ({
  id,
  playerName,
  createdAt: "2026-11-26T08:00:00Z",
  earlierPageIds: [],
});
const bruno = player("b", "Bruno");
const state = {
  version: 3,
  players: [player("a", "Anna")],
  removed: [{ ...bruno, removedAt: "2026-11-26T09:00:00Z" }],
  holes: [],
} as unknown as GameState;
const held: PendingChange[] = ["a", "b"].map((playerId) => ({
  opId: playerId,
  gameId: "game",
  madeAt: 1,
  change: { type: "setScore", playerId, pageId: "1", score: 5 },
  isHeld: true,
}));

it("names removed players until they are back, and then their scores", () => {
  expect(heldRemoved(held, state).map((player) => player?.playerName)).toEqual(["Bruno"]);
  expect(heldScores(held, state).map(({ playerName }) => playerName)).toEqual(["Anna"]);
  const back = { ...state, players: [...state.players, bruno], removed: [] } as unknown as GameState;
  expect(heldRemoved(held, back)).toEqual([]);
  expect(heldScores(held, back)).toMatchObject([{ playerName: "Anna" }, { playerName: "Bruno", before: 0, after: 5 }]);
});

it("says that there are scores of somebody who cannot be brought back any more, once for all of them", () => {
  const later = { ...state, removed: [] } as unknown as GameState;
  expect(heldRemoved([...held, ...held], later)).toEqual([null]);
  const joining = { ...held[0], change: { type: "addPlayer", playerId: "b", playerName: "Bruno" } } as PendingChange;
  expect(heldRemoved([joining, ...held], later)).toEqual([]);
});
