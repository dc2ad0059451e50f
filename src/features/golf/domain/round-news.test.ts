import { describe, expect, it } from "vitest";
import type { Player } from "../schema.ts";
import { newsBetween, type RoundMoment } from "./round-news.ts";

const player = (id: string, playerName: string): Player => ({ id, playerName, createdAt: "", earlierPageIds: [] });
const moment = (change: Partial<RoundMoment> = {}): RoundMoment => ({
  players: [player("a", "Amina"), player("l", "Luca")],
  holes: [{ pageId: "one", playerId: "a", score: 3 }],
  isLocked: false,
  isOffline: false,
  addedUp: [],
  ...change,
});

describe("newsBetween", () => {
  it("says nothing when nothing changed", () => expect(newsBetween(moment(), moment())).toEqual([]));

  it("tells the score that was counted on another phone, too", () => {
    const addedUp = [{ pageId: "one", playerId: "a" }];
    const after = moment({ holes: [{ pageId: "one", playerId: "a", score: 6 }], addedUp });
    expect(newsBetween(moment(), after)).toMatchObject([{ playerName: "Amina", score: 6, isAddedUp: true }]);
  });

  it("names a changed score once, with its last value", () => {
    const after = moment({
      holes: [
        { pageId: "one", playerId: "a", score: 5 },
        { pageId: "one", playerId: "l", score: 2 },
      ],
    });
    expect(newsBetween(moment(), after)).toEqual([
      { type: "score", playerId: "a", playerName: "Amina", pageId: "one", score: 5, isAddedUp: false },
      { type: "score", playerId: "l", playerName: "Luca", pageId: "one", score: 2, isAddedUp: false },
    ]);
  });

  it("does not read a score of zero as a change from nothing", () => {
    const after = moment({ holes: [...moment().holes, { pageId: "two", playerId: "a", score: 0 }] });
    expect(newsBetween(moment(), after)).toEqual([]);
  });

  it("names who came and who left, without reading out their cards", () => {
    const after = moment({
      players: [player("l", "Luca"), player("z", "Zoë")],
      holes: [{ pageId: "one", playerId: "z", score: 4 }],
    });
    expect(newsBetween(moment(), after)).toEqual([
      { type: "joined", playerName: "Zoë" },
      { type: "left", playerName: "Amina" },
    ]);
  });

  it("tells that the round was locked and opened again", () => {
    expect(newsBetween(moment(), moment({ isLocked: true }))).toEqual([{ type: "locked" }]);
    expect(newsBetween(moment({ isLocked: true }), moment())).toEqual([{ type: "reopened" }]);
  });

  it("tells that the line broke and came back", () => {
    expect(newsBetween(moment(), moment({ isOffline: true }))).toEqual([{ type: "offline" }]);
    expect(newsBetween(moment({ isOffline: true }), moment())).toEqual([{ type: "online" }]);
  });
});
