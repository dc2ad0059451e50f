import { describe, expect, it } from "vitest";
import type { GameState } from "../schema.ts";
import { asTheyStandNow, dropRound, listedRound, noteRound, roundsOfThisPhone } from "./my-rounds.ts";

const now = new Date("2026-07-01T12:00:00.000Z");
const ada = { id: "ada", playerName: "Ada", createdAt: now.toISOString(), earlierPageIds: [] };

const round = (state: Partial<GameState> = {}): GameState => ({
  version: 1,
  game: { id: "game", gameName: "Game", createdAt: "2026-07-01T10:00:00.000Z", watchId: "watch" },
  players: [ada],
  removed: [],
  holes: [{ playerId: "ada", pageId: "one", score: 3 }],
  isLocked: false,
  isOver: false,
  rematchId: null,
  coupon: null,
  ...state,
});

describe("the rounds of this phone", () => {
  it("are the last five, the latest first, each once, without those that are gone", () => {
    for (const id of ["a", "b", "c", "d", "e", "f", "b"]) noteRound(id);
    expect(roundsOfThisPhone()).toEqual(["b", "f", "e", "d", "c"]);
    dropRound("e");
    expect(roundsOfThisPhone()).toEqual(["b", "f", "d", "c"]);
    for (const id of ["b", "f", "d", "c"]) dropRound(id);
    expect(roundsOfThisPhone()).toEqual([]);
  });

  it.each([
    ["is under way while strokes are missing", round(), true],
    [
      "has ended when the last card is full",
      round({ holes: ["one", "two"].map((pageId) => ({ playerId: "ada", pageId, score: 3 })) }),
      false,
    ],
    ["has ended when it is locked", round({ isLocked: true }), false],
    ["has ended after a day", round({ game: { ...round().game, createdAt: "2026-06-30T11:00:00.000Z" } }), false],
    ["is nothing to lose while nobody plays", round({ players: [], holes: [] }), false],
  ])("one %s", (_, state, isUnderWay) => {
    expect(listedRound(state, ["one", "two"], now)).toMatchObject({ id: "game", isUnderWay });
  });

  it("has ended when the server says so, whatever the phone takes the time for", () => {
    const dayAhead = new Date(now.getTime() + 24 * 3_600_000);
    const isUnderWay = (state: GameState, time?: Date) => listedRound(state, ["one", "two"], time).isUnderWay;
    expect([isUnderWay(round(), dayAhead), isUnderWay(round())]).toEqual([false, true]);
    expect(isUnderWay(round({ isOver: true }), now)).toBe(false);
  });

  it("stand as the server says where they are under way, and as the phone knows where it cannot be asked", async () => {
    const [open, lost, over] = [round(), round(), round({ isLocked: true })];
    lost.game = { ...lost.game, id: "lost" };
    const asked: string[] = [];
    const read = async (id: string) => {
      asked.push(id);
      if (id === "lost") throw new Error("no network");
      return { ...open, isLocked: true };
    };
    const now = await asTheyStandNow([open, lost, over], ({ isLocked }) => !isLocked, read);
    expect(now).toEqual([{ ...open, isLocked: true }, lost, over]);
    expect(asked).toEqual(["game", "lost"]);
  });
});
