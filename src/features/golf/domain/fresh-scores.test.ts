import { describe, expect, it } from "vitest";
import type { GameEvent } from "../schema.ts";
import { freshAfter, type FreshScore } from "./fresh-scores.ts";

const changed = (version: number, score: number, more: Partial<GameEvent> = {}) =>
  ({
    type: "score.changed",
    playerId: "ada",
    pageId: "one",
    score,
    delta: 1,
    version,
    opId: `${version}`,
    by: "zoe",
    ...more,
  }) as GameEvent;
const own = new Set(["9"]);
const after = (fresh: FreshScore[], ...updates: GameEvent[]) =>
  freshAfter(fresh, updates, { holes: [{ playerId: "ada", pageId: "one", score: 2 }], isOwn: (opId) => own.has(opId) });

describe("scores that others have just changed", () => {
  it("tell who did it and what stood there before, over several taps", () => {
    const fresh = after([], changed(4, 3), changed(5, 4));
    expect(fresh).toEqual([{ playerId: "ada", pageId: "one", before: 2, score: 4, by: "zoe", version: 5 }]);
  });

  it("are forgotten when they are taken back, or when this phone changes them itself", () => {
    expect(after(after([], changed(4, 3)), changed(5, 2))).toEqual([]);
    expect(after(after([], changed(4, 3)), changed(9, 4))).toEqual([]);
  });

  it("are none of the round that a phone gets as a whole after a long time away", () => {
    expect(after([], { type: "round.locked", isLocked: true, version: 4, opId: "4" })).toEqual([]);
  });
});
