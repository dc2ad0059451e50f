import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameUpdate } from "~/features/golf/schema.ts";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";

const database = useDatabase();
const bus = openLiveBus(null);
const log = { info: () => undefined, error: () => undefined };
let course: CourseRows;
let other: CourseRows;

/** A caller on one of the two courses; each with an address of its own, so that no test meets another's limits. */
function callerOn(siteId: string, ip: string = randomUUID()) {
  const site = { id: siteId, key: "golf", locales: ["de"] };
  return createCaller({ db: database.db, bus, site, actor: null, ip, door: "ws", log });
}
type Api = ReturnType<typeof callerOn>;

async function gameWith(api: Api, ...names: string[]) {
  const { id: gameId } = await api.game.create({});
  const playerIds: string[] = [];
  for (const playerName of names) {
    playerIds.push((await api.player.add({ gameId, opId: randomUUID(), playerName })).playerId);
  }
  return { gameId, playerIds, playerId: playerIds[0] ?? "" };
}

const pageId = () => course.pageIds[0] ?? "";
const tap = (gameId: string, playerId: string, delta: 1 | -1 = 1) => ({
  gameId,
  playerId,
  pageId: pageId(),
  delta,
  opId: randomUUID(),
});

beforeAll(async () => {
  process.env.DATABASE_URL = database.url; // the course is read from published pages, through the process's own database
  course = await createCourseRows(database.db, { key: "golf", host: "golf.test", holes: 2 });
  afterAll(async () => {
    await getLiveBus().close();
    await getDb().$disconnect();
  });
  other = await createCourseRows(database.db, { key: "other", host: "other.test", holes: 1 });
});

it("tells equal names apart by a number that stays with its player", async () => {
  const api = callerOn(course.siteId);
  const { gameId, playerIds } = await gameWith(api, "Anna", "anna", "Bo");
  const [first = "", , bo = ""] = playerIds;
  const names = async () => (await api.game.get({ gameId })).players.map(({ playerName }) => playerName);
  const by = (playerId: string) => ({ gameId, opId: randomUUID(), playerId });
  expect(await names()).toEqual(["Anna", "anna 2", "Bo"]);
  await api.player.remove(by(first));
  await api.player.rename({ ...by(bo), playerName: "Anna" });
  expect(await names()).toEqual(["anna 2", "Anna 3"]);
  await api.player.restore(by(first));
  expect(await names()).toEqual(["Anna", "anna 2", "Anna 3"]);
  await api.player.rename({ ...by(first), playerName: "Eva" });
  await api.player.rename({ ...by(bo), playerName: "Anna 3" });
  expect(await names()).toEqual(["Eva", "anna 2", "Anna 3"]);
});

describe("refusals", () => {
  it("hides a game from every other site", async () => {
    const { gameId, playerId } = await gameWith(callerOn(course.siteId), "Ada");
    const stranger = callerOn(other.siteId);
    const opId = randomUUID();
    const notFound = { code: "NOT_FOUND" };
    await expect(stranger.game.get({ gameId })).rejects.toMatchObject(notFound);
    await expect(stranger.game.onChange({ gameId })).rejects.toMatchObject(notFound);
    await expect(stranger.player.list({ gameId })).rejects.toMatchObject(notFound);
    await expect(stranger.player.add({ gameId, opId, playerName: "Eve" })).rejects.toMatchObject(notFound);
    await expect(stranger.player.rename({ gameId, opId, playerId, playerName: "Eve" })).rejects.toMatchObject(notFound);
    await expect(stranger.player.remove({ gameId, opId, playerId })).rejects.toMatchObject(notFound);
    await expect(stranger.score.list({ gameId })).rejects.toMatchObject(notFound);
    await expect(stranger.score.adjust(tap(gameId, playerId))).rejects.toMatchObject(notFound);
  });

  it("takes no hole of another course and no player of another game", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const elsewhere = await gameWith(api, "Ben");
    const foreignHole = { ...tap(gameId, playerId), pageId: other.pageIds[0] ?? "" };
    await expect(api.score.adjust(foreignHole)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const noHole = { ...tap(gameId, playerId), pageId: course.rankingId };
    await expect(api.score.adjust(noHole)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(api.score.adjust(tap(gameId, elsewhere.playerId))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const rename = { gameId, opId: randomUUID(), playerId: elsewhere.playerId, playerName: "Eve" };
    await expect(api.player.rename(rename)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await api.game.get({ gameId })).version).toBe(1);
  });

  it.each([2, 0, -2, 0.5, Number.NaN, 1e9])("takes no tap of %d strokes", async (delta) => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const input = { ...tap(gameId, playerId), delta: delta as 1 };
    await expect(api.score.adjust(input)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it.each([-1, 21, 1.5])("sets no score to %d", async (score) => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const input = { gameId, playerId, pageId: pageId(), opId: randomUUID(), score };
    await expect(api.score.set(input)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("takes no empty name and no thirteenth player", async () => {
    const api = callerOn(course.siteId);
    const { gameId } = await gameWith(api, ..."abcdefghijkl");
    const add = (playerName: string) => api.player.add({ gameId, opId: randomUUID(), playerName });
    await expect(add("\u200b ")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(add("Mia")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await api.player.list({ gameId })).toHaveLength(12);
  });

  it("freezes a round after 24 hours, for reading only", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const createdAt = new Date(Date.now() - 24 * 3_600_000 - 1_000);
    await database.db.game.updateMany({ where: { id: gameId, siteId: course.siteId }, data: { createdAt } });
    await expect(api.score.adjust(tap(gameId, playerId))).rejects.toMatchObject({ code: "FORBIDDEN" });
    const add = { gameId, opId: randomUUID(), playerName: "Late" };
    await expect(api.player.add(add)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(api.game.get({ gameId })).resolves.toMatchObject({ version: 1 });
  });

  it("limits the writes to one game and the games from one address", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const burst = await Promise.allSettled(Array.from({ length: 60 }, () => api.score.adjust(tap(gameId, playerId))));
    expect(refusals(burst).length).toBeGreaterThanOrEqual(20);
    expect(new Set(refusals(burst))).toEqual(new Set(["TOO_MANY_REQUESTS"]));
    const games = await Promise.allSettled(
      Array.from({ length: 62 }, () => callerOn(course.siteId, "1.2.3.4").game.create({})),
    );
    expect(refusals(games)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  });

  it("needs a game's id to follow it", async () => {
    const api = callerOn(course.siteId);
    const badRequest = { code: "BAD_REQUEST" };
    for (const input of [{}, { gameId: "" }, { gameId: null }, { lastEventId: "1" }]) {
      await expect(api.game.onChange(input as { gameId: string })).rejects.toMatchObject(badRequest);
      await expect(api.game.onWatch(input as unknown as { watchId: string })).rejects.toMatchObject(badRequest);
    }
  });
});

/** The codes of the calls that were refused. */
function refusals(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) =>
    result.status === "rejected" ? [(result.reason as { code?: unknown }).code] : [],
  );
}

describe("a round", () => {
  it("keeps players in the order in which they joined, cleans names and drops who left", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerIds } = await gameWith(api, " Ada  Lovelace ", "Ben", "Cem");
    await api.player.rename({ gameId, opId: randomUUID(), playerId: playerIds[1] ?? "", playerName: "Bea" });
    await api.player.remove({ gameId, opId: randomUUID(), playerId: playerIds[2] ?? "" });
    expect((await api.player.list({ gameId })).map((player) => player.playerName)).toEqual(["Ada Lovelace", "Bea"]);
  });

  it("counts strokes from 0 to 20 and each opId once", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    expect(await api.score.adjust(tap(gameId, playerId, -1))).toMatchObject({ score: 0, version: 2 });
    const once = tap(gameId, playerId);
    const first = await api.score.adjust(once);
    expect(first).toMatchObject({ score: 1, version: 3 });
    expect(await api.score.adjust(once)).toEqual(first);
    const set = { gameId, playerId, pageId: pageId(), opId: randomUUID(), score: 20 };
    expect(await api.score.set(set)).toMatchObject({ score: 20, version: 4 });
    expect(await api.score.adjust(tap(gameId, playerId))).toMatchObject({ score: 20, version: 5 });
    await api.score.set({ ...set, opId: randomUUID(), score: 0 });
    expect(await api.score.adjust(tap(gameId, playerId, -1)), "from 0").toMatchObject({ score: 0, version: 7 });
    await api.score.set({ ...set, opId: randomUUID() });
    expect(await api.score.list({ gameId })).toMatchObject([{ pageId: pageId(), playerId, score: 20 }]);
  });

  it("counts one opId once even when it arrives ten times at the same moment", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const same = tap(gameId, playerId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.score.adjust(same)));
    expect(new Set(answers.map((answer) => answer.version))).toEqual(new Set([2]));
    expect(await api.score.list({ gameId })).toMatchObject([{ score: 1 }]);
  });

  it("counts one opId once although both tries were under way before either was stored", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    await api.score.adjust(tap(gameId, playerId)); // reads the course
    const same = tap(gameId, playerId);
    const waiting = () =>
      database.asOwner("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()");
    const answers = await inSite(course.siteId, () =>
      database.db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 AS held FROM "Game" WHERE id = ${gameId}::uuid FOR UPDATE`;
        const tries = [api.score.adjust(same), api.score.adjust(same)];
        await expect.poll(waiting, { interval: 10 }).toHaveLength(2);
        return { both: Promise.all(tries) };
      }),
    );
    expect(await answers.both).toMatchObject([
      { score: 2, version: 3 },
      { score: 2, version: 3 },
    ]);
  });

  it("adds a player once for a repeated opId", async () => {
    const api = callerOn(course.siteId);
    const { gameId } = await gameWith(api);
    const add = { gameId, opId: randomUUID(), playerName: "Ada" };
    expect(await api.player.add(add)).toEqual(await api.player.add(add));
    expect(await api.player.list({ gameId })).toHaveLength(1);
  });
});

it("plays a hole that leaves the course in the middle of a round to its end, in that round alone", async () => {
  const place = await createCourseRows(database.db, { key: "closing", host: "closing.test", holes: 2 });
  const api = callerOn(place.siteId);
  const { gameId, playerId } = await gameWith(api, "Ada");
  const played = { ...tap(gameId, playerId), pageId: place.pageIds[1] ?? "" };
  const answer = await api.score.adjust(played);
  const where = { id: played.pageId, siteId: place.siteId };
  await database.db.page.updateMany({ where, data: { passwordHash: "secret" } });
  getLiveBus().wake(`site:${place.siteId}`);
  expect(await api.score.adjust({ ...played, opId: randomUUID() })).toMatchObject({ score: 2 });
  expect(await api.score.adjust(played), "a tap whose answer was lost").toEqual(answer);
  expect(await api.score.list({ gameId })).toMatchObject([{ pageId: played.pageId, score: 2 }]);
  const later = await gameWith(api, "Ben");
  const onIt = { ...tap(later.gameId, later.playerId), pageId: played.pageId };
  await expect(api.score.adjust(onIt)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(
    api.score.adjust({ ...onIt, opId: randomUUID(), pageId: place.pageIds[0] ?? "" }),
  ).resolves.toBeDefined();
});

it("lists players and scores with their round and the time of the last change", async () => {
  const api = callerOn(course.siteId);
  const { gameId, playerId } = await gameWith(api, "Ada");
  await api.score.adjust(tap(gameId, playerId));
  expect(await api.player.list({ gameId })).toMatchObject([{ id: playerId, gameId, playerName: "Ada" }]);
  const [hole] = await api.score.list({ gameId });
  expect(hole).toMatchObject({ gameId, playerId, pageId: pageId(), score: 1 });
  expect(hole?.id).toMatch(/^[\da-f-]{36}$/);
  expect(Date.parse(hole?.updatedAt ?? "")).not.toBeNaN();
});

describe("following a round", () => {
  /** Reads `count` updates, then leaves. They stand in `updates` as they come. */
  async function follow(
    api: Api,
    input: { gameId: string; lastEventId?: string },
    count: number,
    updates: GameUpdate[] = [],
  ) {
    for await (const event of await api.game.onChange(input)) {
      const [, update] = event as unknown as [id: string, update: GameUpdate]; // what `tracked` makes at run time
      updates.push(update);
      if (updates.length === count) break;
    }
    return updates;
  }

  it("begins with the whole game and goes on with each event", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const updates: GameUpdate[] = [];
    const seen = follow(api, { gameId }, 3, updates);
    await expect.poll(() => updates).toHaveLength(1);
    await api.score.adjust(tap(gameId, playerId));
    await api.score.adjust(tap(gameId, playerId));
    expect((await seen).map((update) => [update.type, update.version])).toEqual([
      ["snapshot", 1],
      ["score.changed", 2],
      ["score.changed", 3],
    ]);
  });

  it("resumes after the last event that was seen, without a snapshot", async () => {
    const api = callerOn(course.siteId);
    const { gameId, playerId } = await gameWith(api, "Ada");
    const [first, second]: [GameUpdate[], GameUpdate[]] = [[], []];
    const companion = follow(api, { gameId }, 4, first);
    await expect.poll(() => first).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) await api.score.adjust(tap(gameId, playerId));
    await companion;
    const keeper = follow(api, { gameId }, 2, second);
    await expect.poll(() => second).toHaveLength(1);
    const late = follow(api, { gameId, lastEventId: "4" }, 1);
    await api.score.adjust(tap(gameId, playerId));
    expect((await late).map((update) => [update.type, update.version])).toEqual([["score.changed", 5]]);
    await keeper;
  });

  it("starts over with the whole game after an unknown or too old event", async () => {
    const api = callerOn(course.siteId);
    const { gameId } = await gameWith(api, "Ada");
    expect(await follow(api, { gameId, lastEventId: "999" }, 1)).toMatchObject([{ type: "snapshot", version: 1 }]);
    expect(await follow(api, { gameId, lastEventId: "x" }, 1)).toMatchObject([{ type: "snapshot", version: 1 }]);
  });
});
