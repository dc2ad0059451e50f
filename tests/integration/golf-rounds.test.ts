import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseCardOf } from "~/features/golf/course-card-of.ts";
import { writeScore } from "~/features/golf/write-score.ts";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";

const database = useDatabase();
const bus = openLiveBus(null);
const log = { info: () => undefined, error: () => undefined };
let course: CourseRows;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url; // the course is read from published pages, through the process's own database
  course = await createCourseRows(database.db, { key: "golf", host: "golf.test", holes: 3 });
  afterAll(async () => {
    await getLiveBus().close();
    await getDb().$disconnect();
  });
});

/** A round of its own, as one phone sees it; each with an address of its own, so that none meets another's limits. */
async function startRound(...names: string[]) {
  const site = { id: course.siteId, key: "golf", locales: ["de"] };
  const api = createCaller({ db: database.db, bus, site, actor: null, ip: randomUUID(), door: "ws", log });
  const starterKey = randomUUID();
  const { id: gameId, watchId } = await api.game.create({ starterKey });
  const op = (deviceId?: string) => ({ gameId, opId: randomUUID(), deviceId });
  const join = async (playerName: string) => (await api.player.add({ ...op(), playerName })).playerId;
  const ids: string[] = [];
  for (const name of names) ids.push(await join(name));
  const score = (playerId: string | undefined, hole: number, strokes: number, deviceId?: string) =>
    api.score.set({ ...op(deviceId), playerId: playerId ?? "", pageId: course.pageIds[hole] ?? "", score: strokes });
  return { api, gameId, watchId, starterKey, ids, op, join, score };
}

describe("joining mid-round", () => {
  it("notes the holes that were played before", async () => {
    const { api, gameId, ids, join, score } = await startRound("Ada", "Ben");
    for (const id of ids) await score(id, 0, 3);
    await score(ids[0], 1, 4);
    await join("Cem");
    const [, , cem] = (await api.game.get({ gameId })).players;
    expect(cem).toMatchObject({ playerName: "Cem", earlierPageIds: [course.pageIds[0]] });
  });

  it("owes no hole whose strokes had waited on another phone, and hears of it", async () => {
    const { api, gameId, ids, op, join, score } = await startRound("Ada");
    await score(ids[0], 0, 3);
    const late = await join("Cem");
    const stroke = { playerId: ids[0] ?? "", pageId: course.pageIds[1] ?? "" };
    await score(late, 2, 4);
    await api.score.set({ ...op(), ...stroke, score: 2, ageMs: 600_000 });
    await api.score.set({ ...op(), ...stroke, pageId: course.pageIds[2] ?? "", score: 2, ageMs: 600_000 });
    const excused = (await api.game.history({ gameId })).entries.map(({ event }) => event);
    expect(excused.filter(({ type }) => type === "player.excused")).toMatchObject([
      { playerId: late, pageIds: [course.pageIds[1]] },
    ]);
    const cem = (await api.game.get({ gameId })).players.find(({ id }) => id === late);
    expect(cem?.earlierPageIds).toEqual([course.pageIds[0], course.pageIds[1]]);
  });

  it("owes none either when the process ended before it was noted, once the phones send again", async () => {
    const { api, gameId, ids, op, join } = await startRound("Ada");
    const late = await join("Cem");
    const pageId = course.pageIds[1] ?? "";
    const stroke = { ...op(), playerId: ids[0] ?? "", pageId, score: 2, ageMs: 600_000 };
    await writeScore(database.db, course.siteId, { ...stroke, course: await courseCardOf(course.siteId) }); // what is committed by then
    const { playerId, opId, score, ageMs } = stroke;
    const delivery = { gameId, cells: [{ playerId, pageId, changes: [{ opId, score, ageMs }] }] };
    await Promise.all([api.score.set(stroke), api.score.deliver(delivery)]);
    const excused = (await api.game.history({ gameId })).entries.map(({ event }) => event);
    expect(excused.filter(({ type }) => type === "player.excused")).toMatchObject([
      { playerId: late, pageIds: [pageId] },
    ]);
    const cem = (await api.game.get({ gameId })).players.find(({ id }) => id === late);
    expect(cem?.earlierPageIds).toEqual([pageId]);
  });

  it("owes the holes whose strokes were made after all had joined", async () => {
    const { api, gameId, ids, op, join, score } = await startRound("Ada");
    await score(ids[0], 0, 3);
    const late = await join("Cem");
    const message = { opId: op().opId, delta: 1 as const, ageMs: 0 };
    const cell = { playerId: ids[0] ?? "", pageId: course.pageIds[1] ?? "", changes: [message] };
    await api.score.deliver({ gameId, cells: [cell] });
    const cem = (await api.game.get({ gameId })).players.find(({ id }) => id === late);
    expect(cem?.earlierPageIds).toEqual([course.pageIds[0]]);
  });

  it("misses nothing in a round without strokes", async () => {
    const { api, gameId } = await startRound("Ada");
    expect((await api.game.get({ gameId })).players[0]?.earlierPageIds).toEqual([]);
  });
});

it("a change says whose phone it came from, to everybody and in the history", async () => {
  const { api, gameId, ids, op } = await startRound("Ada", "Ben");
  const [ada = "", ben = ""] = ids;
  const cell = (hole: number) => ({ playerId: ada, pageId: course.pageIds[hole] ?? "" });
  await api.score.set({ ...op(), ...cell(0), score: 3, by: ben });
  await api.score.deliver({ gameId, by: ben, cells: [{ ...cell(1), changes: [{ opId: randomUUID(), delta: 1 }] }] });
  await api.player.rename({ ...op(), playerId: ada, playerName: "Adele", by: ben });
  await api.score.adjust({ ...op(), ...cell(2), delta: 1 });
  const { entries } = await api.game.history({ gameId });
  expect(entries.slice(0, 4).map(({ event }) => event.by ?? null)).toEqual([null, ben, ben, ben]);
});

describe("a removed player", () => {
  it("comes back with every score, also to who follows", async () => {
    const { api, gameId, ids, op, score } = await startRound("Ada", "Ben");
    await score(ids[0], 0, 5);
    const before = await api.game.get({ gameId });
    await api.player.remove({ ...op(), playerId: ids[0] ?? "" });
    const without = await api.game.get({ gameId });
    expect(without).toMatchObject({ players: [{ playerName: "Ben" }], holes: [], removed: [{ playerName: "Ada" }] });
    const late = { playerId: ids[0] ?? "", pageId: course.pageIds[0] ?? "" };
    const reason = { reason: "removed" };
    await expect(api.score.set({ ...op(), ...late, score: 4 })).rejects.toMatchObject({ cause: { details: reason } });
    const cells = [{ ...late, changes: [{ opId: randomUUID(), delta: 1 as const }] }];
    expect((await api.score.deliver({ gameId, cells })).answers).toMatchObject([{ refusal: reason }]);
    await api.player.restore({ ...op(), playerId: ids[0] ?? "" });
    const after = await api.game.get({ gameId });
    expect(after).toEqual({ ...before, version: before.version + 2 });
  });

  it("comes back within ten minutes only", async () => {
    const { api, gameId, ids, op } = await startRound("Ada");
    const playerId = ids[0] ?? "";
    await expect(api.player.restore({ ...op(), playerId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await api.player.remove({ ...op(), playerId });
    const where = { id: playerId, gameId, siteId: course.siteId };
    await database.db.player.updateMany({ where, data: { removedAt: new Date(Date.now() - 11 * 60_000) } });
    await expect(api.player.restore({ ...op(), playerId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await api.game.get({ gameId })).removed).toEqual([]);
  });

  it("does not come back into a game that is full", async () => {
    const { api, ids, op, join } = await startRound(...Array.from({ length: 12 }, (_, index) => `Spieler ${index}`));
    const playerId = ids[0] ?? "";
    await api.player.remove({ ...op(), playerId });
    await join("Die Neue");
    await expect(api.player.restore({ ...op(), playerId })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("locking", () => {
  it("stops every change until the starter's phone opens the round again", async () => {
    const { api, gameId, ids, op, join, score, starterKey } = await startRound("Ada");
    await api.game.lock({ ...op(), starterKey, isLocked: true });
    expect((await api.game.get({ gameId })).isLocked).toBe(true);
    const locked = { code: "FORBIDDEN", message: "the round is locked" };
    await expect(score(ids[0], 0, 3)).rejects.toMatchObject(locked);
    await expect(join("Ben")).rejects.toMatchObject(locked);
    await expect(api.player.remove({ ...op(), playerId: ids[0] ?? "" })).rejects.toMatchObject(locked);
    await api.game.lock({ ...op(), starterKey, isLocked: false });
    expect((await score(ids[0], 0, 3)).score).toBe(3);
  });

  it("is refused to every other phone", async () => {
    const { api, gameId, op } = await startRound("Ada");
    const attempt = api.game.lock({ ...op(), starterKey: randomUUID(), isLocked: true });
    await expect(attempt).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await api.game.get({ gameId })).toMatchObject({ isLocked: false, version: 1 });
  });

  it("is refused to everybody when nobody left a key", async () => {
    const { api } = await startRound();
    const { id: gameId } = await api.game.create({});
    const attempt = api.game.lock({ gameId, opId: randomUUID(), starterKey: randomUUID(), isLocked: true });
    await expect(attempt).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the history", () => {
  it("tells newest first what changed, from which score, on which phone", async () => {
    const { api, gameId, ids, op, score } = await startRound("Ada");
    const [one, two] = [randomUUID(), randomUUID()];
    await score(ids[0], 0, 3, one);
    await score(ids[0], 0, 5, two);
    await score(ids[0], 1, 2, one);
    await api.player.rename({ ...op(two), playerId: ids[0] ?? "", playerName: "Ada L." });
    const { entries, ownDevice } = await api.game.history({ gameId, deviceId: two });
    expect(ownDevice).toBe(2);
    expect(
      entries.map(({ event, device, scoreBefore }) => [
        event.type,
        device,
        scoreBefore,
        event.type === "score.changed" ? event.score : null,
      ]),
    ).toEqual([
      ["player.renamed", 2, null, null],
      ["score.changed", 1, 0, 2],
      ["score.changed", 2, 3, 5],
      ["score.changed", 1, 0, 3],
      ["player.added", null, null, null],
    ]);
    const older = await api.game.history({ gameId, before: 3 });
    expect(older.entries.map(({ event }) => event.version)).toEqual([2, 1]);
    expect(older.ownDevice).toBeNull();
  });
});

describe("the spectator link", () => {
  it("shows the round without what gives the right to score", async () => {
    const { api, gameId, watchId, ids, score } = await startRound("Ada");
    await score(ids[0], 0, 4);
    const watched = await api.game.watch({ watchId });
    expect(watched).toMatchObject({ game: { id: watchId }, holes: [{ score: 4 }] });
    expect(JSON.stringify(watched)).not.toContain(gameId);
  });

  it("opens nothing when it is tried as a game's id, nor the reverse", async () => {
    const { api, gameId, watchId, ids, op } = await startRound("Ada");
    await expect(api.game.get({ gameId: watchId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(api.game.watch({ watchId: gameId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const tap = {
      ...op(),
      gameId: watchId,
      playerId: ids[0] ?? "",
      pageId: course.pageIds[0] ?? "",
      delta: 1,
    } as const;
    await expect(api.score.adjust(tap)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("strokes from a dead spot, in one message", () => {
  const taps = (count: number) => Array.from({ length: count }, () => ({ opId: randomUUID(), delta: 1 as const }));
  const cell = (playerId: string | undefined, hole: number, changes: { opId: string; delta: 1 }[]) => ({
    playerId: playerId ?? "",
    pageId: course.pageIds[hole] ?? "",
    changes,
  });

  it("count each once, however often the message comes", async () => {
    const { api, gameId, ids } = await startRound("Ada", "Ben");
    const { version } = await api.game.get({ gameId });
    const cells = ids.flatMap((id) => [0, 1, 2].map((hole) => cell(id, hole, taps(8))));
    const [first, second] = await Promise.all([
      api.score.deliver({ gameId, cells }),
      api.score.deliver({ gameId, cells }),
    ]);
    expect(first.answers).toHaveLength(48);
    expect(new Set(first.answers.map((answer) => answer.version)).size).toBe(48);
    expect(second).toEqual(first);
    const game = await api.game.get({ gameId });
    expect(game.version).toBe(version + 48);
    expect(game.holes.map((hole) => hole.score)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  it("have an answer each: one that is refused holds up no other", async () => {
    const { api, gameId, ids, op } = await startRound("Ada", "Ben");
    await api.player.remove({ ...op(), playerId: ids[0] ?? "" });
    const { answers } = await api.score.deliver({ gameId, cells: ids.map((id) => cell(id, 0, taps(1))) });
    expect(answers).toMatchObject([
      { version: null, refusal: { code: "not-found" } },
      { version: expect.any(Number) as number, refusal: null },
    ]);
  });

  it("are told that the round is locked, and count under the same names when it is open again", async () => {
    const { api, gameId, ids, op, starterKey } = await startRound("Ada");
    await api.game.lock({ ...op(), starterKey, isLocked: true });
    const message = { gameId, cells: [cell(ids[0], 0, taps(2))] };
    const late = await api.score.deliver(message);
    expect(late.answers.map(({ refusal }) => refusal?.reason)).toEqual(["locked", "locked"]);
    await api.game.lock({ ...op(), starterKey, isLocked: false });
    await api.score.deliver(message);
    expect((await api.game.get({ gameId })).holes).toMatchObject([{ score: 2 }]);
  });

  it("are no more than one message bears", async () => {
    const { api, gameId, ids } = await startRound("Ada");
    const cells = [cell(ids[0], 0, taps(31)), cell(ids[0], 1, taps(30))];
    await expect(api.score.deliver({ gameId, cells })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
