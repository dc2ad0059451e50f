import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import type { GameEvent, GameState, GameUpdate } from "../schema.ts";
import { keepStarterKey } from "./device.ts";
import { GameStore } from "./game-store.ts";
import type { GolfConnection } from "./connection/connection.ts";
import { memoryStorage } from "./outbox/phone-storage.ts";

/** As the server answers who does not hold the key of this round. */
const refuseToLock = () =>
  Promise.reject(
    Object.assign(new TRPCClientError("not the starter"), {
      data: { code: "FORBIDDEN", details: { reason: "not-starter" } },
    }),
  );

const gameId = "10000000-0000-4000-8000-000000000000";
const createdAt = "2026-01-01T10:00:00.000Z";
const cell = { playerId: "ada", pageId: "a" };
const round = (score: number): GameState => ({
  version: 4,
  game: { id: gameId, gameName: "Game", createdAt, watchId: "watch" },
  players: [{ id: "ada", playerName: "Ada", createdAt, earlierPageIds: [] }],
  removed: [],
  holes: [{ ...cell, score }],
  isLocked: false,
  rematchId: null,
  coupon: null,
});

afterEach(() => void vi.useRealTimers());

/** A phone in a dead spot that knows the round from before. */
async function open(
  state: GameState,
  onFollowed: (hear: (update: GameUpdate) => void) => void = () => undefined,
  storage = memoryStorage(),
) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T12:00:00Z") });
  await storage.keepGame(gameId, state);
  const silence = () => new Promise<never>(() => undefined);
  const connection = {
    api: {
      game: {
        get: { query: silence },
        lock: { mutate: refuseToLock },
        onChange: {
          subscribe: (_: unknown, { onData }: { onData: (message: { data: GameUpdate }) => void }) => {
            onFollowed((data) => onData({ data }));
            return { unsubscribe: () => undefined };
          },
        },
      },
      score: { adjust: { mutate: silence }, set: { mutate: silence } },
    },
    onConnected: () => () => undefined,
    wait: silence,
    wake: () => undefined,
  } as unknown as GolfConnection;
  const store = new GameStore(gameId, connection, { storage });
  await store.start();
  return store;
}

describe("a tap", () => {
  it("counts, and says so", async () => {
    const store = await open(round(3));
    expect(store.tap(cell, 1)).toBe(true);
    expect(store.setScore(cell, 7)).toBe(true);
    expect(store.view()).toMatchObject({ holes: [{ score: 7 }], pending: 2 });
    store.stop();
  });

  it.each([
    [0, -1],
    [20, 1],
  ] as const)("from %i by %i changes nothing, and says so", async (score, delta) => {
    const store = await open(round(score));
    expect(store.tap(cell, delta)).toBe(false);
    expect(store.setScore(cell, score)).toBe(false);
    expect(store.view().pending).toBe(0);
    store.stop();
  });
});

it("is over when the server says so, and never because this phone's clock is days ahead", async () => {
  const store = await open(round(3));
  vi.setSystemTime(new Date("2026-01-02T16:00:00Z"));
  expect(store.tap(cell, 1)).toBe(true);
  expect(store.view()).toMatchObject({ canScore: true, isFrozen: false });
  store.stop();
  const later = await open({ ...round(3), isOver: true });
  expect(later.tap(cell, 1)).toBe(false);
  expect(later.view()).toMatchObject({ canScore: false, isFrozen: true, pending: 0 });
  later.stop();
});

it("shows in a dead spot, once it wakes, what another tab has heard and sent meanwhile, and its own strokes once", async () => {
  const storage = memoryStorage();
  const store = await open(round(3), undefined, storage);
  store.tap(cell, 1);
  await eventually(async () => expect(await storage.changesOf(gameId)).toHaveLength(1));
  for (const { opId } of await storage.changesOf(gameId)) await storage.forgetChange(opId);
  await storage.keepGame(gameId, { ...round(4), version: 9 });
  for (const opId of ["one", "two"])
    await storage.keepChange({ opId, gameId, madeAt: Date.now(), change: { type: "tap", ...cell, delta: 1 } });
  void store.refresh();
  await eventually(() => expect(store.view()).toMatchObject({ holes: [{ score: 6 }], pending: 2 }));
  store.stop();
});

it("offers no lock to the phone that was the second to ask for the rematch, once the server has said so", async () => {
  keepStarterKey(gameId, "a key of no round");
  const store = await open(round(3));
  expect(store.view().isStarter).toBe(true);
  await store.lockRound(true);
  expect(store.view()).toMatchObject({ isStarter: false, isLocked: false });
  store.stop();
});

const counted = (version: number, score: number): GameEvent => ({
  ...cell,
  type: "score.changed",
  version,
  score,
  delta: 1,
  opId: `${version}`,
  by: null,
});

describe("strokes that another phone has counted meanwhile, too", () => {
  it.each([
    ["event by event", [counted(5, 4), counted(6, 5)]],
    ["as the whole round", [{ type: "snapshot", ...round(5), version: 6 }]],
  ] as [string, GameUpdate[]][])("are marked when they come (%s), until the score is changed here", async (_, news) => {
    let hear: (update: GameUpdate) => void = () => undefined;
    const store = await open(round(3), (listener) => (hear = listener));
    store.tap(cell, 1);
    expect(store.view()).toMatchObject({ holes: [{ score: 4 }], addedUp: [] });
    for (const update of news) hear(update);
    expect(store.view()).toMatchObject({ holes: [{ score: 6 }], addedUp: [cell], fresh: [] });
    store.setScore(cell, 5);
    expect(store.view()).toMatchObject({ holes: [{ score: 5 }], addedUp: [] });
    store.stop();
  });
});

describe("what another phone has just changed", () => {
  /** A phone that has heard of two strokes in a cell, and a clock that stands. */
  async function told() {
    let hear: (update: GameUpdate) => void = () => undefined;
    const store = await open(round(3), (listener) => (hear = listener));
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: new Date("2026-01-01T12:00:00Z") });
    hear(counted(5, 4));
    hear(counted(6, 5));
    return store;
  }
  const fresh = { ...cell, before: 3, score: 5, by: null, version: 6 };

  it("is said for eight seconds", async () => {
    const store = await told();
    expect(store.view().fresh).toEqual([fresh]);
    vi.advanceTimersByTime(7_999);
    expect(store.view().fresh).toEqual([fresh]);
    vi.advanceTimersByTime(1);
    expect(store.view().fresh).toEqual([]);
    store.stop();
  });

  it("can be taken back to what stood before, and is said no longer then, however long the server takes", async () => {
    const store = await told();
    store.undoFresh(fresh);
    expect(store.view()).toMatchObject({ holes: [{ score: 3 }], pending: 1, fresh: [] });
    store.stop();
  });

  it("is said no longer once the score is changed here", async () => {
    const store = await told();
    store.tap(cell, 1);
    expect(store.view()).toMatchObject({ holes: [{ score: 6 }], fresh: [] });
    store.stop();
  });
});
