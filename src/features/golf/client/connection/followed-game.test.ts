import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState, GameUpdate } from "../../schema.ts";
import type { GolfConnection } from "./connection.ts";
import { FollowedGame } from "./followed-game.ts";
import type { GameSource, Reader } from "./game-source.ts";
import { openPhoneStorage } from "../outbox/indexed-storage.ts";
import { memoryStorage } from "../outbox/phone-storage.ts";

const startedAt = "2026-01-01T10:00:00Z";
const at = (version: number) =>
  ({ version, game: { createdAt: startedAt }, players: [], removed: [], holes: [] }) as never as GameState;
const snapshot = (version: number): GameUpdate => ({ type: "snapshot", ...at(version) });
const locked = (version: number): GameUpdate => ({
  type: "round.locked",
  isLocked: true,
  version,
  opId: `op${version}`,
});

beforeEach(() => void vi.useFakeTimers({ now: new Date(startedAt) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A round whose server does what the test says. */
async function open(known: GameState | null = null, storage = memoryStorage()) {
  if (known) await storage.keepGame("game", known);
  const follows: { after: number | null; reader: Reader }[] = [];
  let read: () => Promise<GameState> = () => new Promise(() => undefined);
  let tell: (isConnected: boolean) => void = () => undefined;
  const connection = {
    onConnected: (told: typeof tell) => {
      tell = told;
      told(false);
      return () => undefined;
    },
    wake: vi.fn(),
    renew: vi.fn(),
  };
  const source: GameSource = {
    id: "game",
    read: (signal) =>
      Promise.race([
        read(),
        new Promise<never>((_, fail) => signal.addEventListener("abort", () => fail(new Error("late")))),
      ]),
    follow(after, reader) {
      follows.push({ after, reader });
      return { unsubscribe: () => undefined };
    },
  };
  const game = new FollowedGame({
    source,
    storage,
    connection: connection as unknown as GolfConnection,
    onChange: () => undefined,
  });
  await game.start();
  return {
    game,
    storage,
    follows,
    connection,
    last: () => follows.at(-1)?.reader as Reader,
    connect: (isConnected: boolean) => tell(isConnected),
    answers: (with_: () => Promise<GameState>) => void (read = with_),
  };
}

describe("a round on a phone that knows it", () => {
  it("is ready at once and follows on from what is known", async () => {
    const { game, follows } = await open(at(12));
    expect(game.status).toBe("ready");
    expect(follows.map(({ after }) => after)).toEqual([12]);
  });

  it("begins with the whole round when events are missing", async () => {
    const { game, follows, last } = await open(at(12));
    last().onUpdates([locked(14)]);
    expect(follows.map(({ after }) => after)).toEqual([12, null]);
    last().onUpdates([snapshot(14)]);
    expect(game.state?.version).toBe(14);
  });

  it("keeps what it learns", async () => {
    const { last, storage } = await open(at(12));
    last().onUpdates([locked(13), locked(14)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await storage.gameOf("game"))?.version).toBe(14);
  });

  it("leaves alone what another tab kept while this one slept, and keeps its own news", async () => {
    const { game, last, storage } = await open(at(12));
    last().onUpdates([locked(13)]);
    await vi.advanceTimersByTimeAsync(1_000);
    await storage.keepGame("game", at(20));
    await game.keep();
    expect((await storage.gameOf("game"))?.version).toBe(20);
    last().onUpdates([snapshot(21)]);
    await game.keep();
    expect((await storage.gameOf("game"))?.version).toBe(21);
  });

  it("leaves alone what another tab has kept of a round of which this one has heard nothing new", async () => {
    const { game, storage } = await open(at(12));
    await storage.keepGame("game", at(20));
    game.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await storage.gameOf("game"))?.version).toBe(20);
  });

  it("is kept for sixty days more each time it is opened, also without news", async () => {
    const day = (days: number) => vi.setSystemTime(days * 86_400_000);
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    vi.stubGlobal("indexedDB", new IDBFactory());
    const { game } = await open(at(12), await openPhoneStorage());
    day(59);
    const opened = await open(null, await openPhoneStorage());
    expect(opened.game.status).toBe("ready");
    for (const each of [game, opened.game]) each.stop();
    day(118);
    expect(await (await openPhoneStorage()).gameOf("game")).toEqual(at(12));
    day(179);
    expect(await (await openPhoneStorage()).gameOf("game")).toBeNull();
  });

  it("keeps the first news at once: the page may be left the next moment", async () => {
    const { last, storage } = await open(at(12));
    last().onUpdates([locked(13)]);
    expect((await storage.gameOf("game"))?.version).toBe(13);
  });

  it("keeps many news in a row four times in a second and a half, the last of them too", async () => {
    const { last, storage } = await open(at(12));
    const keep = vi.spyOn(storage, "keepGame");
    for (let version = 13; version <= 28; version += 1) {
      last().onUpdates([locked(version)]);
      await vi.advanceTimersByTimeAsync(80);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keep.mock.calls.map(([, state]) => state.version)).toEqual([13, 17, 22, 27, 28]);
  });

  it("begins with the whole round when its hours have passed, which stands in no log", async () => {
    vi.setSystemTime(new Date("2026-01-02T10:00:00Z"));
    const { game, follows, last } = await open(at(12));
    expect(follows.map(({ after }) => after)).toEqual([null]);
    last().onUpdates([{ ...snapshot(12), isOver: true } as GameUpdate]);
    expect(game.state?.isOver).toBe(true);
    expect((await open({ ...at(12), isOver: true })).follows.map(({ after }) => after)).toEqual([12]);
  });

  it("forgets a round that is gone", async () => {
    const { game, last, storage } = await open(at(12));
    last().onGone();
    expect(game.status).toBe("gone");
    expect(await storage.gameOf("game")).toBeNull();
  });
});

describe("a round on a phone that does not know it", () => {
  it("has failed after eight seconds, and is ready when it comes after all", async () => {
    const { game, last } = await open();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(game.status).toBe("failed");
    last().onUpdates([snapshot(3)]);
    expect(game.status).toBe("ready");
  });

  it("is asked for again when the subscription ends", async () => {
    const { follows, last } = await open();
    last().onEnd();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(follows).toHaveLength(2);
  });
});

describe("a phone that wakes up", () => {
  it("follows on from what it has when something was missed, and changes nothing otherwise", async () => {
    const { game, follows, answers } = await open(at(12));
    answers(async () => at(12));
    await game.check();
    expect(follows).toHaveLength(1);
    answers(async () => at(20));
    await game.check();
    expect(follows.map(({ after }) => after)).toEqual([12, 12]);
  });

  it("shows at once, without a line, what another tab has kept meanwhile, and goes on from there", async () => {
    const { game, follows, storage } = await open(at(12));
    await storage.keepGame("game", at(20));
    void game.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.state?.version).toBe(20);
    expect(follows.map(({ after }) => after)).toEqual([12, 20]);
  });

  it("keeps what it knows where another tab has kept less", async () => {
    const { game, follows, last, storage } = await open(at(12));
    last().onUpdates([locked(13)]);
    await storage.keepGame("game", at(12));
    void game.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.state?.version).toBe(13);
    expect(follows).toHaveLength(1);
  });

  it("learns that the round's hours have passed, also when nothing else is new", async () => {
    const { game, answers } = await open(at(12));
    answers(async () => ({ ...at(12), isOver: true }));
    await game.check();
    expect(game.state?.isOver).toBe(true);
  });

  it("tries the line at once when the network comes back during a look that began without it", async () => {
    const { game, connection } = await open(at(12));
    void game.check();
    void game.check();
    expect(connection.wake).toHaveBeenCalledTimes(2);
  });

  it("drops a line that seems open and does not answer within four seconds", async () => {
    vi.useRealTimers(); // AbortSignal.timeout keeps its own time
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const { game, connection, connect, answers } = await open(at(12));
    answers(() => Promise.reject(new Error("late")));
    connect(true);
    await game.check();
    expect(connection.wake).toHaveBeenCalled();
    expect(connection.renew).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

it("shows a line that was never open as down after three seconds, and a lost one at once", async () => {
  const { game, connect } = await open();
  expect(game.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(game.isConnected).toBe(false);
  connect(true);
  expect(game.isConnected).toBe(true);
  connect(false);
  expect(game.isConnected).toBe(false);
});
