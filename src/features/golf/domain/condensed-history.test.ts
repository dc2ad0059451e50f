import { describe, expect, it } from "vitest";
import type { HistoryEntry } from "../schema.ts";
import { condensedHistory } from "./condensed-history.ts";

const tap = (
  version: number,
  change: { score: number; playerId?: string; device?: number; at?: string },
): HistoryEntry => ({
  event: {
    type: "score.changed",
    version,
    opId: "00000000-0000-4000-8000-000000000001",
    pageId: "one",
    playerId: change.playerId ?? "a",
    score: change.score,
    delta: 1,
  },
  at: change.at ?? "2026-07-01T12:00:00.000Z",
  device: change.device ?? 1,
  scoreBefore: change.score - 1,
});

describe("condensedHistory", () => {
  it("takes the taps of one phone on one score together", () => {
    const [line, ...others] = condensedHistory([tap(3, { score: 3 }), tap(2, { score: 2 }), tap(1, { score: 1 })]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ scoreBefore: 0, event: { version: 3, score: 3 } });
  });
  it("keeps apart what another phone or another player did in between", () => {
    const entries = [tap(3, { score: 3 }), tap(2, { score: 2, device: 2 }), tap(1, { score: 1, playerId: "l" })];
    expect(condensedHistory(entries)).toEqual(entries);
  });
  it("keeps a correction apart that came minutes later", () => {
    const entries = [tap(2, { score: 2, at: "2026-07-01T12:05:00.000Z" }), tap(1, { score: 1 })];
    expect(condensedHistory(entries)).toEqual(entries);
  });
  it("leaves an empty history empty", () => expect(condensedHistory([])).toEqual([]));
});
