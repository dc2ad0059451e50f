import { describe, expect, it } from "vitest";
import type { GameState, ScoreChanged } from "../schema.ts";
import { applyUpdate, scoreAt } from "./game-state.ts";

const createdAt = "2026-01-01T00:00:00.000Z";
const state: GameState = {
  version: 4,
  game: { id: "game", gameName: "Game", createdAt, watchId: "watch" },
  players: [{ id: "ada", playerName: "Ada", createdAt, earlierPageIds: [] }],
  removed: [],
  holes: [{ pageId: "a", playerId: "ada", score: 2 }],
  isLocked: false,
  rematchId: null,
  coupon: null,
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

describe("a game on a phone", () => {
  it("takes the very next event", () => {
    expect(scoreAt(applyUpdate(state, scored(5, 3))?.holes ?? [], cell)).toBe(3);
  });
  it("has the course that came with the first stroke, and keeps it", () => {
    const course = [{ pageId: "a", par: 3, names: { de: "Loch 1" }, lat: 47, lng: 8 }];
    const played = applyUpdate({ ...state, course: null }, { ...scored(5, 3), course });
    expect(played?.course).toEqual(course);
    expect(applyUpdate(played, scored(6, 4))?.course).toEqual(course);
  });
  it("ignores what it knows already", () => expect(applyUpdate(state, scored(4, 9))).toBe(state));
  it("asks again when events are missing", () => expect(applyUpdate(state, scored(6, 9))).toBeNull());
  it("keeps what is newer than a late snapshot", () => {
    expect(applyUpdate(state, { type: "snapshot", ...state, version: 3, players: [] })).toBe(state);
  });
  it("drops the scores of a removed player, and takes player and scores back", () => {
    const removedAt = "2026-01-01T01:00:00.000Z";
    const left = applyUpdate(state, { type: "player.removed", version: 5, opId: "op", playerId: "ada", removedAt });
    expect(left).toMatchObject({ version: 5, players: [], holes: [], removed: [{ id: "ada", removedAt }] });
    const [player] = state.players;
    if (!player) throw new Error("no player");
    const back = applyUpdate(left, { type: "player.restored", version: 6, opId: "op", player, holes: state.holes });
    expect(back).toEqual({ ...state, version: 6 });
  });
  it("is locked and opened again", () => {
    const locked = applyUpdate(state, { type: "round.locked", version: 5, opId: "op", isLocked: true });
    expect(locked?.isLocked).toBe(true);
    expect(applyUpdate(locked, { type: "round.locked", version: 6, opId: "op", isLocked: false })?.isLocked).toBe(
      false,
    );
  });
  it("notes the coupon and that it was used", () => {
    const issued = applyUpdate(state, { type: "coupon.issued", version: 5, opId: "op", playerId: "ada" });
    const redeemedAt = "2026-01-01T02:00:00.000Z";
    const used = applyUpdate(issued, { type: "coupon.redeemed", version: 6, opId: "op", redeemedAt });
    expect(used?.coupon).toEqual({ playerId: "ada", redeemedAt });
  });
  it("asks again at an event of a kind that it does not know", () => {
    expect(applyUpdate(state, { type: "round.flown", version: 5, opId: "op" } as never)).toBeNull();
  });
});
