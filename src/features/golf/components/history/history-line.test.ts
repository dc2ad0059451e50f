import { describe, expect, it } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GameEvent, HistoryEntry } from "../../schema.ts";
import { historyLine, namesOf, type HistoryWords } from "./history-line.ts";

const stamp = { version: 1, opId: "00000000-0000-4000-8000-000000000001" };
const entry = (event: GameEvent, scoreBefore: number | null = null): HistoryEntry => ({
  event,
  at: "2026-07-01T12:32:00.000Z",
  device: 2,
  scoreBefore,
});
const words: HistoryWords = {
  texts: textsOf("golf", "de"),
  course: { rankingName: null, holes: [{ pageId: "p3", number: 3 } as HistoryWords["course"]["holes"][number]] },
  names: new Map([["a", "Amina"]]),
};
const player = { id: "l", playerName: "Luca", createdAt: "", earlierPageIds: [] };

describe("historyLine", () => {
  it("tells a score with its hole, before and after", () => {
    const change = { ...stamp, type: "score.changed", pageId: "p3", playerId: "a", score: 5, delta: 1 } as const;
    expect(historyLine(entry(change, 4), words)).toEqual({
      text: "Amina, Loch 3: 4 → 5",
      spoken: "Amina, Loch 3: von 4 auf 5",
    });
  });
  it.each<[GameEvent, string]>([
    [{ ...stamp, type: "player.added", player }, "Luca ist dabei"],
    [{ ...stamp, type: "player.removed", playerId: "a", removedAt: null }, "Amina wurde entfernt"],
    [{ ...stamp, type: "player.removed", playerId: "unknown", removedAt: null }, "Jemand wurde entfernt"],
    [{ ...stamp, type: "player.restored", player, holes: [] }, "Luca ist wieder dabei"],
    [{ ...stamp, type: "round.locked", isLocked: true }, "Die Runde wurde abgeschlossen"],
    [{ ...stamp, type: "round.locked", isLocked: false }, "Die Runde wurde wieder geöffnet"],
    [{ ...stamp, type: "coupon.issued", playerId: "a" }, "Gutschein für Amina"],
  ])("tells %o", (event, text) => expect(historyLine(entry(event), words).text).toBe(text));
});

describe("namesOf", () => {
  it("knows who is gone from the history, and calls the present by today's name", () => {
    const added = entry({ ...stamp, type: "player.added", player });
    const renamed = entry({ ...stamp, type: "player.renamed", playerId: "l", playerName: "Luca B." });
    expect(namesOf([renamed, added], []).get("l")).toBe("Luca B.");
    expect(namesOf([renamed, added], [{ id: "l", playerName: "Lu" }]).get("l")).toBe("Lu");
  });
});
