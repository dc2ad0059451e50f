import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import type { PendingChange } from "../../domain/pending-changes.ts";
import { GameStore } from "../game-store.ts";
import type { GolfConnection } from "../connection/connection.ts";
import { leaveLateChanges } from "./late-changes.ts";
import { sendOtherRounds } from "./other-rounds.ts";
import { memoryStorage, type PhoneStorage } from "./phone-storage.ts";

const [first, second, current] = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const tap = (opId: string, gameId: string, madeAt: number): PendingChange => ({
  opId,
  gameId,
  madeAt,
  change: { type: "tap", playerId: "ada", pageId: "a", delta: 1 },
});
const leaving = new AbortController();
const stores: GameStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.stop();
});

/** A server that takes taps as long as there is a line, and tells which. */
function server({ isReachable = true } = {}) {
  const taken: { gameId: string; opId: string }[] = [];
  const line = { isReachable, tries: 0 };
  const mutate = async ({ gameId, opId }: { gameId: string; opId: string }) => {
    line.tries += 1;
    if (!line.isReachable) throw new Error("no line");
    taken.push({ gameId, opId });
    return { version: taken.length };
  };
  const deliver = async (message: { gameId: string; cells: { changes: { opId: string }[] }[] }) => {
    const opIds = message.cells.flatMap(({ changes }) => changes.map(({ opId }) => opId));
    const answers = [];
    for (const opId of opIds)
      answers.push({ opId, ...(await mutate({ gameId: message.gameId, opId })), refusal: null });
    return { answers };
  };
  const api = {
    score: { adjust: { mutate }, deliver: { mutate: deliver } },
    game: { onChange: { subscribe: () => ({ unsubscribe: () => undefined }) } },
  };
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
  const connection = { api, wait, onConnected: () => () => undefined } as unknown as GolfConnection;
  return { connection, taken, line };
}

function sendOthers(
  storage: PhoneStorage,
  { connection }: { connection: GolfConnection },
  simple: Storage | null = null,
) {
  const delivery = vi.fn(() => ({ connection, pass: async () => undefined }));
  const end = sendOtherRounds({ current, storage, hasTabs: false, simple, delivery, signal: leaving.signal });
  return { end, delivery };
}

describe("a phone that owes taps to other rounds", () => {
  it("sends them, each round's in its order and with the opIds, and leaves alone what the page itself sends", async () => {
    const storage = memoryStorage();
    const changes = [tap("a2", first, 5), tap("a1", first, 2), tap("b1", second, 3), tap("c1", current, 1)];
    for (const change of changes) await storage.keepChange(change);
    const { taken, ...door } = server();
    await sendOthers(storage, door).end;
    expect(taken.filter(({ gameId }) => gameId === first).map(({ opId }) => opId)).toEqual(["a1", "a2"]);
    expect(taken.filter(({ gameId }) => gameId === second).map(({ opId }) => opId)).toEqual(["b1"]);
    expect(await storage.gameIds()).toEqual([current]);
  });

  it("goes on trying until there is a line", async () => {
    const storage = memoryStorage();
    await storage.keepChange(tap("a1", first, 1));
    const door = server({ isReachable: false });
    const { end } = sendOthers(storage, door);
    await eventually(() => expect(door.line.tries).toBeGreaterThan(2));
    expect(await storage.gameIds()).toEqual([first]);
    door.line.isReachable = true;
    await end;
    expect(door.taken).toEqual([{ gameId: first, opId: "a1" }]);
    expect(await storage.gameIds()).toEqual([]);
  });

  it("finds what an ending tab left behind in a hurry", async () => {
    const entries = new Map<string, string>();
    const simple = {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    } as Storage;
    leaveLateChanges(simple, [tap("late", first, 1)]);
    const door = server();
    await sendOthers(memoryStorage(), door, simple).end;
    expect(door.taken).toEqual([{ gameId: first, opId: "late" }]);
    expect(entries.size).toBe(0);
  });
});

it("asks for no connection when nothing is owed", async () => {
  const storage = memoryStorage();
  await storage.keepChange(tap("c1", current, 1));
  const { end, delivery } = sendOthers(storage, server());
  await end;
  expect(delivery).not.toHaveBeenCalled();
});

it("brings the last round's taps after a rematch that was joined with them pending", async () => {
  const storage = memoryStorage();
  const deadSpot = server({ isReachable: false });
  deadSpot.connection.wait = () => new Promise(() => undefined);
  const state = {
    version: 1,
    game: { id: first, gameName: "Game", createdAt: new Date().toISOString(), watchId: "watch" },
    players: [{ id: "ada", playerName: "Ada", createdAt: "", earlierPageIds: [] }],
    removed: [],
    holes: [],
    isLocked: false,
    rematchId: current,
    coupon: null,
  };
  await storage.keepGame(first, state);
  const before = new GameStore(first, deadSpot.connection, { storage });
  await before.start();
  before.tap({ playerId: "ada", pageId: "a" }, 1);
  await eventually(async () => expect(await storage.gameIds()).toEqual([first]));
  const [made] = await storage.changesOf(first);
  before.stop();

  const door = server();
  const rematch = new GameStore(current, door.connection, { storage });
  stores.push(rematch);
  await rematch.start();
  await sendOthers(storage, door).end;
  expect(door.taken).toEqual([{ gameId: first, opId: made?.opId }]);
  expect(await storage.gameIds()).toEqual([]);
});
