import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameUpdate, WatchUpdate } from "~/features/golf/schema.ts";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";

const database = useDatabase();
const bus = openLiveBus(null);
const log = { info: () => undefined, error: () => undefined };
let course: CourseRows;
let other: CourseRows;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url; // the course is read from published pages, through the process's own database
  course = await createCourseRows(database.db, { key: "golf", host: "golf.test", holes: 2 });
  other = await createCourseRows(database.db, { key: "other", host: "other.test", holes: 1 });
});
afterAll(async () => {
  await bus.close();
  await getLiveBus().close();
  await getDb().$disconnect();
});

function callerOn(siteId: string) {
  const site = { id: siteId, key: "golf", locales: ["de"] };
  return createCaller({ db: database.db, bus, site, actor: null, ip: randomUUID(), door: "ws", log });
}
type Api = ReturnType<typeof callerOn>;

async function newGame(api: Api) {
  const { id: gameId, watchId } = await api.game.create({});
  const { playerId } = await api.player.add({ gameId, opId: randomUUID(), playerName: "Ada" });
  const tap = () =>
    api.score.adjust({ gameId, playerId, pageId: course.pageIds[0] ?? "", delta: 1, opId: randomUUID() });
  return { gameId, watchId, playerId, tap };
}

interface Heard<Update> {
  updates: Update[];
  at: number[];
  stop: () => Promise<void>;
}

/** Listens until `stop`, and resolves when it has begun. */
async function listen<Update>(events: Promise<AsyncIterable<unknown>>): Promise<Heard<Update>> {
  const iterator = (await events)[Symbol.asyncIterator]();
  const heard = { updates: [] as Update[], at: [] as number[] };
  let isOpen = true;
  const hearNext = async (): Promise<void> => {
    const next = await iterator.next();
    if (next.done) return void (isOpen = false);
    const [, update] = next.value as [id: string, update: Update]; // what `tracked` makes at run time
    heard.updates.push(update);
    heard.at.push(performance.now());
  };
  await hearNext();
  const done = (async () => {
    while (isOpen) await hearNext();
  })();
  return {
    ...heard,
    async stop() {
      isOpen = false;
      await Promise.race([done, wait(50)]);
    },
  };
}

const watch = (api: Api, input: { watchId: string; lastEventId?: string }) =>
  listen<WatchUpdate>(api.game.onWatch(input));
const follow = (api: Api, gameId: string) => listen<GameUpdate>(api.game.onChange({ gameId }));
const versionsOf = (updates: WatchUpdate[]) =>
  updates.flatMap((update) => (update.type === "events" ? update.events.map((event) => event.version) : []));

describe("a spectator link", () => {
  it("opens nothing when it is unknown, of another site, or the id of a game", async () => {
    const api = callerOn(course.siteId);
    const { gameId, watchId } = await newGame(api);
    for (const call of [
      () => api.game.onWatch({ watchId: randomUUID() }),
      () => api.game.onWatch({ watchId: gameId }),
      () => callerOn(other.siteId).game.onWatch({ watchId }),
      () => callerOn(other.siteId).game.watch({ watchId }),
      () => api.game.watch({ watchId: gameId }),
      () => api.game.onChange({ gameId: watchId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("gives no right to score", async () => {
    const api = callerOn(course.siteId);
    const { watchId, playerId } = await newGame(api);
    const operation = { gameId: watchId, opId: randomUUID() };
    const tap = { ...operation, playerId, pageId: course.pageIds[0] ?? "", delta: 1 } as const;
    await expect(api.score.adjust(tap)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(api.player.add({ ...operation, playerName: "Eve" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("never tells the game's own id", async () => {
    const api = callerOn(course.siteId);
    const { gameId, watchId, playerId, tap } = await newGame(api);
    const spectator = await watch(api, { watchId });
    await tap();
    await api.player.remove({ gameId, opId: randomUUID(), playerId });
    await untilTrue(() => spectator.updates.at(-1)?.version === 3);
    await spectator.stop();
    const said = JSON.stringify([spectator.updates, await api.game.watch({ watchId })]);
    expect(said).toContain(watchId);
    expect(said).not.toContain(gameId);
  });
});

describe("watching a round", () => {
  it("tells the first tap at once and those of the next fifth of a second together", async () => {
    const api = callerOn(course.siteId);
    const { watchId, tap } = await newGame(api);
    const spectator = await watch(api, { watchId });
    const began = performance.now();
    await tap();
    await untilTrue(() => spectator.updates.length > 1);
    for (let count = 1; count < 40; count += 1) {
      await tap();
      await wait(20);
    }
    const lasted = performance.now() - began;
    await untilTrue(() => spectator.updates.at(-1)?.version === 41);
    await spectator.stop();
    expect(spectator.updates.map((update) => update.type).slice(0, 2)).toEqual(["snapshot", "events"]);
    expect(spectator.updates[1]).toMatchObject({ version: 2 });
    expect((spectator.at[1] ?? 0) - began).toBeLessThan(lasted);
    expect(versionsOf(spectator.updates)).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
    expect(spectator.updates.length - 1).toBeLessThanOrEqual(Math.ceil(lasted / 200) + 1);
    const gaps = spectator.at.slice(2).map((at, index) => at - (spectator.at[index + 1] ?? 0));
    expect(gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeGreaterThan(150);
  });

  it("gives all who stand at the same place the same update, and each who resumes just what is missing", async () => {
    const api = callerOn(course.siteId);
    const { watchId, tap } = await newGame(api);
    const [one, two] = [await watch(api, { watchId }), await watch(api, { watchId })];
    await Promise.all(Array.from({ length: 10 }, tap));
    await untilTrue(() => one.updates.at(-1)?.version === 11 && two.updates.at(-1)?.version === 11);
    expect(one.updates.at(-1)).toBe(two.updates.at(-1));
    const late = await watch(api, { watchId, lastEventId: "7" });
    expect(versionsOf(late.updates)).toEqual([8, 9, 10, 11]);
    const lost = await watch(api, { watchId, lastEventId: "99" });
    expect(lost.updates).toMatchObject([{ type: "snapshot", version: 11 }]);
    for (const spectator of [one, two, late, lost]) await spectator.stop();
  });

  it("sends a snapshot when more happened than is kept", async () => {
    const api = callerOn(course.siteId);
    const { watchId, tap } = await newGame(api);
    const spectator = await watch(api, { watchId });
    for (let count = 0; count < 30; count += 1) await Promise.all(Array.from({ length: 10 }, tap));
    await untilTrue(() => spectator.updates.at(-1)?.version === 301);
    const late = await watch(api, { watchId, lastEventId: "2" });
    expect(late.updates).toMatchObject([{ type: "snapshot", version: 301 }]);
    for (const each of [spectator, late]) await each.stop();
  });
});

describe("followers of a burst", () => {
  it("hear within seconds of an event whose wake-up was lost", async () => {
    const { siteId } = course;
    const api = callerOn(siteId);
    const { gameId, playerId, tap } = await newGame(api);
    const follower = await follow(api, gameId);
    const { version } = await tap();
    await untilTrue(() => follower.updates.at(-1)?.version === version);
    await database.db.game.updateMany({ where: { id: gameId, siteId }, data: { version: version + 1 } });
    const data = { playerId, pageId: course.pageIds[0] ?? "", score: 2, delta: 1 };
    const event = { siteId, gameId, version: version + 1, type: "score.changed", data, opId: randomUUID() };
    await database.db.gameEvent.create({ data: event }); // as another process does, which nobody hears of
    await untilTrue(() => follower.updates.at(-1)?.version === version + 1);
    await follower.stop();
  });

  it("get every event once and in order, though answers overtake each other", async () => {
    const api = callerOn(course.siteId);
    const { gameId, tap } = await newGame(api);
    const followers = await Promise.all(Array.from({ length: 3 }, () => follow(api, gameId)));
    await Promise.all(Array.from({ length: 200 }, tap));
    await untilTrue(() => followers.every(({ updates }) => updates.at(-1)?.version === 201));
    for (const { updates, stop } of followers) {
      expect(updates.map((update) => update.version)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
      await stop();
    }
  });
});
