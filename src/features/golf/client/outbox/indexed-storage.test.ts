import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PendingChange } from "../../domain/pending-changes.ts";
import type { GameState } from "../../schema.ts";
import { openPhoneStorage } from "./indexed-storage.ts";

const gameId = "10000000-0000-4000-8000-000000000000";
const tap = (opId: string, madeAt: number, of = gameId): PendingChange => ({
  opId,
  gameId: of,
  madeAt,
  change: { type: "tap", playerId: "ada", pageId: "a", delta: 1 },
});
const state = { version: 7 } as GameState;

beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the phone's database", () => {
  it("gives the next tab the changes of a game in the order in which they were made", async () => {
    const first = await openPhoneStorage();
    expect(first.isLasting).toBe(true);
    await first.keepChange(tap("late", 9));
    await first.keepChange(tap("early", 3));
    await first.keepChange(tap("other", 1, "20000000-0000-4000-8000-000000000000"));
    const next = await openPhoneStorage();
    expect((await next.changesOf(gameId)).map(({ opId }) => opId)).toEqual(["early", "late"]);
  });

  it("names the games that have changes", async () => {
    const storage = await openPhoneStorage();
    for (const opId of ["one", "two"]) await storage.keepChange(tap(opId, 1));
    await storage.keepChange(tap("other", 1, "20000000-0000-4000-8000-000000000000"));
    expect(await (await openPhoneStorage()).gameIds()).toEqual([gameId, "20000000-0000-4000-8000-000000000000"]);
  });

  it("forgets what was acknowledged", async () => {
    const storage = await openPhoneStorage();
    await storage.keepChange(tap("done", 1));
    await storage.forgetChange("done");
    expect(await (await openPhoneStorage()).changesOf(gameId)).toEqual([]);
  });

  it("keeps the last known state of a round, and forgets a round that is gone", async () => {
    await (await openPhoneStorage()).keepGame(gameId, state);
    const next = await openPhoneStorage();
    expect(await next.gameOf(gameId)).toEqual(state);
    await next.forgetGame(gameId);
    expect(await next.gameOf(gameId)).toBeNull();
  });

  it("keeps what was refused until it was read", async () => {
    const refusal = { reason: "locked", count: 2, at: 5 } as const;
    await (await openPhoneStorage()).keepRefusal(gameId, refusal);
    expect(await (await openPhoneStorage()).refusalOf(gameId)).toEqual(refusal);
    await (await openPhoneStorage()).keepRefusal(gameId, null);
    expect(await (await openPhoneStorage()).refusalOf(gameId)).toBeNull();
  });

  it("forgets rounds that nobody has opened for sixty days", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
    await (await openPhoneStorage()).keepGame(gameId, state);
    vi.setSystemTime(new Date("2026-02-28T00:00:00Z"));
    expect(await (await openPhoneStorage()).gameOf(gameId)).toEqual(state);
    vi.setSystemTime(new Date("2026-03-04T00:00:00Z"));
    expect(await (await openPhoneStorage()).gameOf(gameId)).toBeNull();
  });

  it("opens anew when the browser has closed it", async () => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, "open").mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener("success", () => opened.push(request.result));
      return request;
    });
    const storage = await openPhoneStorage();
    opened[0]?.close();
    await storage.keepChange(tap("after", 1));
    expect(opened).toHaveLength(2);
    expect(await storage.changesOf(gameId)).toHaveLength(1);
  });

  it("is this tab's memory where the browser forbids databases", async () => {
    vi.stubGlobal("indexedDB", {
      open() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    const storage = await openPhoneStorage();
    await storage.keepChange(tap("here", 1));
    expect(await storage.changesOf(gameId)).toHaveLength(1);
    expect(storage.isLasting).toBe(false);
  });

  it("is this tab's memory where the browser never answers", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { open: () => Object.create(IDBRequest.prototype) as IDBRequest });
    vi.spyOn(IDBRequest.prototype, "addEventListener").mockImplementation(() => undefined);
    const opening = openPhoneStorage();
    await vi.advanceTimersByTimeAsync(3_000);
    await (await opening).keepGame(gameId, state);
    expect(await (await opening).gameOf(gameId)).toEqual(state);
  });
});
