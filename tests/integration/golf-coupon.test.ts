import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteOldGames } from "~/features/golf/retention.ts";
import { settleRecords } from "~/features/golf/after-round/record-corrections.ts";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePlayableCourse, type PlayableCourse } from "../support/playable-course.ts";

const database = useDatabase();
const bus = openLiveBus(null);
const log = { info: () => undefined, error: () => undefined };
let course: PlayableCourse;
let other: PlayableCourse;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url; // the course is read from published pages, through the process's own database
  course = await makePlayableCourse(database.db, "golf", [3, 3, 4]);
  other = await makePlayableCourse(database.db, "other", [null]);
});
afterAll(() => getDb().$disconnect());

function playerOn({ site }: PlayableCourse) {
  return createCaller({ db: database.db, bus, site, actor: null, ip: randomUUID(), door: "ws", log });
}
function staffOf({ site }: PlayableCourse) {
  const actor = { userId: randomUUID(), name: "Bar", isAdmin: false, role: "optician" as const };
  return createCaller({ db: database.db, bus, site, actor, ip: randomUUID(), door: "http", log });
}

const operation = (gameId: string) => ({ gameId, opId: randomUUID() });

/** A round on `course`: each card holds the strokes on its holes, in order. */
async function play(cards: Record<string, number[]>) {
  const api = playerOn(course);
  const { id: gameId } = await api.game.create({ starterKey: randomUUID() });
  const playerIds: Record<string, string> = {};
  for (const playerName of Object.keys(cards)) {
    playerIds[playerName] = (await api.player.add({ ...operation(gameId), playerName })).playerId;
  }
  const score = (playerName: string, hole: number, strokes: number) =>
    api.score.set({
      ...operation(gameId),
      playerId: playerIds[playerName] ?? "",
      pageId: course.pageIds[hole] ?? "",
      score: strokes,
    });
  for (const [name, strokes] of Object.entries(cards)) {
    for (const [hole, count] of strokes.entries()) if (count > 0) await score(name, hole, count);
  }
  return { api, gameId, playerIds, id: (name: string) => playerIds[name] ?? "", score };
}

/** Moves the beginning of a round into the past. */
async function began(gameId: string, daysAgo: number) {
  const createdAt = new Date(Date.now() - daysAgo * 24 * 3_600_000);
  await database.db.game.updateMany({ where: { id: gameId, siteId: course.site.id }, data: { createdAt } });
  const where = { gameId, siteId: course.site.id };
  await database.db.courseRecord.updateMany({ where, data: { playedAt: createdAt } });
}

describe("a coupon", () => {
  it("is not issued before the last hole is complete", async () => {
    const { api, gameId, score } = await play({ Ada: [2, 2, 2], Ben: [3, 3] });
    await expect(api.coupon.issue(operation(gameId))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { reason: "not-due" } },
    });
    await expect(api.coupon.get({ gameId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await score("Ben", 2, 1);
    expect(await api.coupon.issue(operation(gameId))).toMatchObject({ playerName: "Ada", redeemedAt: null });
  });

  it("goes to the winner whom the server works out, the same one for everybody who asks", async () => {
    const { api, gameId, id, score } = await play({ Ada: [4, 4, 4], Ben: [3, 3, 3] });
    const coupon = await api.coupon.issue(operation(gameId));
    expect(coupon).toMatchObject({ playerId: id("Ben"), playerName: "Ben" });
    await score("Ada", 0, 1);
    await score("Ada", 1, 1);
    expect(await api.coupon.issue(operation(gameId))).toEqual(coupon);
    expect(await api.coupon.get({ gameId })).toEqual(coupon);
    expect(await api.game.get({ gameId })).toMatchObject({ coupon: { playerId: id("Ben"), redeemedAt: null } });
  });

  it("is decided on the last holes between equal totals", async () => {
    const { api, gameId } = await play({ Ada: [2, 3, 4], Ben: [4, 3, 2], Cem: [3, 4, 2] });
    expect(await api.coupon.issue(operation(gameId))).toMatchObject({ playerName: "Ben" });
  });

  it("is one coupon and one entry of the log, however many phones ask at once", async () => {
    const { api, gameId } = await play({ Ada: [2, 2, 2] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.coupon.issue(operation(gameId))));
    expect(new Set(answers.map((coupon) => coupon.code)).size).toBe(1);
    const { entries } = await api.game.history({ gameId });
    expect(entries.filter(({ event }) => event.type === "coupon.issued")).toHaveLength(1);
  });

  it("is issued for a locked round and one that is over, too", async () => {
    const starterKey = randomUUID();
    const { api, gameId } = await play({ Ada: [2, 2, 2] });
    await database.db.game.updateMany({
      where: { id: gameId, siteId: course.site.id },
      data: { lockedAt: new Date(), starterKeyHash: null },
    });
    await began(gameId, 2);
    expect(await api.coupon.issue({ ...operation(gameId), deviceId: starterKey })).toMatchObject({ playerName: "Ada" });
  });

  it("keeps its code from spectators", async () => {
    const { api, gameId } = await play({ Ada: [2, 2, 2] });
    const { code } = await api.coupon.issue(operation(gameId));
    const { game } = await api.game.get({ gameId });
    const watched = await api.game.watch({ watchId: game.watchId });
    expect(watched.coupon).toMatchObject({ redeemedAt: null });
    expect(JSON.stringify(watched)).not.toContain(code);
    expect(JSON.stringify(watched)).not.toContain(gameId);
    await expect(api.coupon.get({ gameId: game.watchId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(api.coupon.issue(operation(game.watchId))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("redeeming", () => {
  async function issued() {
    const round = await play({ Ada: [2, 2, 2] });
    return { ...round, coupon: await round.api.coupon.issue(operation(round.gameId)) };
  }

  it("finds the coupon as people type its code, without the round's id", async () => {
    const { coupon, gameId } = await issued();
    const typed = ` ${coupon.code.slice(0, 5).toLowerCase().replace(/0/g, "o").replace(/1/g, "l")} ${coupon.code.slice(5)}`;
    const found = await staffOf(course).coupon.find({ code: typed });
    expect(found).toMatchObject({ code: coupon.code, playerName: "Ada", redeemedAt: null });
    expect(JSON.stringify(found)).not.toContain(gameId);
  });

  it("happens once: the second one learns when the first was", async () => {
    const { api, gameId, coupon } = await issued();
    const staff = staffOf(course);
    const { redeemedAt } = await staff.coupon.redeem({ code: coupon.code, opId: randomUUID() });
    await expect(staff.coupon.redeem({ code: coupon.code, opId: randomUUID() })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { redeemedAt } },
    });
    expect(await staff.coupon.find({ code: coupon.code })).toMatchObject({ redeemedAt });
    expect(await api.game.get({ gameId })).toMatchObject({ coupon: { redeemedAt } });
  });

  it("succeeds for one of two who redeem at the same moment", async () => {
    const { coupon } = await issued();
    const tries = await Promise.allSettled(
      [staffOf(course), staffOf(course)].map((staff) => staff.coupon.redeem({ code: coupon.code, opId: randomUUID() })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("answers a repeated opId as the first time: the answer may have been lost", async () => {
    const { coupon } = await issued();
    const staff = staffOf(course);
    const redemption = { code: coupon.code, opId: randomUUID() };
    expect(await staff.coupon.redeem(redemption)).toEqual(await staff.coupon.redeem(redemption));
  });

  it("is for the site's own staff: players may not, another site's staff finds nothing", async () => {
    const { api, coupon } = await issued();
    const redemption = { code: coupon.code, opId: randomUUID() };
    const anybody = createCaller({
      db: database.db,
      bus,
      site: course.site,
      actor: null,
      ip: "::1",
      door: "http",
      log,
    });
    await expect(anybody.coupon.redeem(redemption)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(api.coupon.redeem(redemption)).rejects.toMatchObject({ code: "NOT_FOUND" }); // the live door shows no such call
    await expect(staffOf(other).coupon.redeem(redemption)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(staffOf(other).coupon.find({ code: coupon.code })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await staffOf(course).coupon.find({ code: coupon.code })).toMatchObject({ redeemedAt: null });
  });

  it("lets nobody try codes without end, and does not count those that exist", async () => {
    const { coupon } = await issued();
    const staff = staffOf(course);
    for (let look = 0; look < 25; look += 1) await staff.coupon.find({ code: coupon.code });
    const guess = (number: number) => staff.coupon.find({ code: `000000${String(number).padStart(4, "0")}` });
    const guesses = await Promise.allSettled(Array.from({ length: 25 }, (_, number) => guess(number)));
    const codes = guesses.map((result) =>
      result.status === "rejected" ? (result.reason as { code: string }).code : "",
    );
    expect(codes.filter((code) => code === "NOT_FOUND")).toHaveLength(20);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
    await expect(staff.coupon.find({ code: coupon.code })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("a rematch", () => {
  it("has the same players in the same order, without who left, and its own log", async () => {
    const { api, gameId, id } = await play({ Ada: [2, 2, 2], Ben: [3, 3, 3], Cem: [] });
    await api.player.remove({ ...operation(gameId), playerId: id("Ben") });
    const starterKey = randomUUID();
    const next = await api.game.rematch({ ...operation(gameId), starterKey });
    const state = await api.game.get({ gameId: next.id });
    expect(state.players.map((player) => player.playerName)).toEqual(["Ada", "Cem"]);
    expect(state).toMatchObject({ version: 2, holes: [], coupon: null, rematchId: null });
    expect(await api.game.get({ gameId })).toMatchObject({ rematchId: next.id });
    const { entries } = await api.game.history({ gameId: next.id });
    expect(entries.map(({ event }) => event.type)).toEqual(["player.added", "player.added"]);
    await api.game.lock({ ...operation(next.id), starterKey, isLocked: true });
  });

  it("is one round, however many phones ask, and one game on the limit of the address", async () => {
    const { api, gameId } = await play({ Ada: [2, 2, 2] });
    const games = await Promise.all(Array.from({ length: 8 }, () => api.game.rematch(operation(gameId))));
    expect(new Set(games.map((game) => game.id)).size).toBe(1);
    const { entries } = await api.game.history({ gameId });
    expect(entries.filter(({ event }) => event.type === "round.rematched")).toHaveLength(1);
    expect(await database.db.game.count({ where: { siteId: course.site.id, id: games[0]?.id } })).toBe(1);
  });
});

describe("the best list", () => {
  const listed = async (period: "day" | "month" | "all" = "all") =>
    (await playerOn(course).record.list({ period })).records;
  const names = async (period?: "day" | "month" | "all") => (await listed(period)).map((record) => record.playerName);

  it("takes a whole card of a finished round only, by the player's own name, once", async () => {
    const { api, gameId, id, score } = await play({ Anna: [3, 3], Bruno: [4, 4, 4] });
    const enter = (name: string) => api.record.enter({ gameId, playerId: id(name) });
    await expect(enter("Bruno")).rejects.toMatchObject({ cause: { details: { reason: "not-complete" } } });
    await score("Anna", 2, 3);
    expect(await enter("Anna")).toEqual({ playerIds: [id("Anna")] });
    expect(await enter("Anna")).toEqual({ playerIds: [id("Anna")] });
    await expect(api.record.enter({ gameId, playerId: randomUUID() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listed()).filter((record) => record.playerName === "Anna")).toMatchObject([{ total: 9, toPar: -1 }]);
    expect(await api.record.entered({ gameId })).toEqual({ playerIds: [id("Anna")] });
  });

  it("takes nobody with a hole missing, though the round is over", async () => {
    const { api, gameId, id } = await play({ Clea: [0, 3, 3], Dora: [3, 3, 3] });
    await expect(api.record.enter({ gameId, playerId: id("Clea") })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("lets who holds the link withdraw, and editors strike a line", async () => {
    const { api, gameId, id } = await play({ Emil: [3, 3, 3], Fritz: [3, 3, 3] });
    for (const name of ["Emil", "Fritz"]) await api.record.enter({ gameId, playerId: id(name) });
    expect(await api.record.remove({ gameId, playerId: id("Emil") })).toEqual({ playerIds: [id("Fritz")] });
    await expect(api.record.remove({ gameId, playerId: id("Emil") })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const recordId = (await listed()).find((record) => record.playerName === "Fritz")?.id ?? "";
    await expect(staffOf(other).record.strike({ recordId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await staffOf(course).record.strike({ recordId });
    expect(await names()).not.toEqual(expect.arrayContaining(["Emil", "Fritz"]));
  });

  it("shares places between equal totals and counts today, this month and all times by the start of the round", async () => {
    const { db } = database;
    await db.courseRecord.deleteMany({ where: { siteId: course.site.id } });
    const today = await play({ Gina: [2, 2, 2], Hugo: [2, 2, 2] });
    for (const name of ["Gina", "Hugo"])
      await today.api.record.enter({ gameId: today.gameId, playerId: today.id(name) });
    const older = await play({ Ivo: [1, 1, 1] });
    await older.api.record.enter({ gameId: older.gameId, playerId: older.id("Ivo") });
    await began(older.gameId, 45);
    expect((await listed()).map(({ playerName, place }) => [playerName, place])).toEqual([
      ["Ivo", 1],
      ["Gina", 2],
      ["Hugo", 2],
    ]);
    expect([await names("day"), await names("month")]).toEqual([
      ["Gina", "Hugo"],
      ["Gina", "Hugo"],
    ]);
  });

  it("compares rounds of as many holes as the course has", async () => {
    const record = { siteId: course.site.id, gameId: randomUUID(), playerId: randomUUID(), playerName: "Zoe" };
    await database.db.courseRecord.create({ data: { ...record, total: 2, holes: 2, playedAt: new Date(0) } });
    expect(await names()).not.toContain("Zoe");
  });

  it("follows a correction at once, and drops a card that is no longer whole", async () => {
    const { api, gameId, id, score } = await play({ Jana: [2, 2, 2] });
    await api.record.enter({ gameId, playerId: id("Jana") });
    await score("Jana", 1, 6);
    await api.player.rename({ ...operation(gameId), playerId: id("Jana"), playerName: "Jana K." });
    const jana = async () => (await listed()).find((record) => record.playerName === "Jana K.");
    expect(await jana()).toMatchObject({ total: 10, toPar: 0 });
    const stored = () => database.db.courseRecord.findFirst({ where: { siteId: course.site.id, gameId } });
    expect(await stored()).toMatchObject({ total: 6, playerName: "Jana" });
    await settleRecords(database.db, course.site.id, new Date());
    expect(await stored()).toMatchObject({ total: 10, playerName: "Jana K." });
    await score("Jana", 1, 0);
    expect(await jana()).toBeUndefined();
    await settleRecords(database.db, course.site.id, new Date());
    expect(await stored()).toBeNull();
  });

  it("keeps a round on the holes that the course had then", async () => {
    const { gameId, id } = await play({ Kim: [2, 2] });
    const where = { gameId, siteId: course.site.id };
    const result = { total: 4, holes: 2, pageIds: course.pageIds.slice(0, 2), playerName: "Kim", playedAt: new Date() };
    await database.db.courseRecord.create({ data: { ...where, ...result, playerId: id("Kim") } });
    await settleRecords(database.db, course.site.id, new Date());
    expect(await database.db.courseRecord.findFirst({ where })).toMatchObject({ total: 4, holes: 2 });
  });
});

describe("old games", () => {
  it("go after the days that are set, with all that belongs to them but the best list", async () => {
    const old = await play({ Lea: [2, 2, 2] });
    await old.api.coupon.issue(operation(old.gameId));
    await old.api.record.enter({ gameId: old.gameId, playerId: old.id("Lea") });
    const young = await play({ Max: [2, 2, 2] });
    await began(old.gameId, 61);
    await began(young.gameId, 59);
    expect(await deleteOldGames(database.db, { days: 60 })).toBe(1);
    const where = { siteId: course.site.id, gameId: old.gameId };
    const { db } = database;
    const left = [db.player.count({ where }), db.hole.count({ where }), db.gameEvent.count({ where })];
    expect(await Promise.all([...left, db.coupon.count({ where })])).toEqual([0, 0, 0, 0]);
    expect(await db.courseRecord.count({ where })).toBe(1);
    await expect(young.api.game.get({ gameId: young.gameId })).resolves.toMatchObject({ version: 4 });
    await expect(young.api.record.remove({ gameId: old.gameId, playerId: old.id("Lea") })).resolves.toBeDefined();
  });

  it("are deleted once by two processes that begin at the same moment, in several batches", async () => {
    const siteId = other.site.id;
    const createdAt = new Date(Date.now() - 100 * 24 * 3_600_000);
    await database.db.game.createMany({
      data: Array.from({ length: 250 }, () => ({ siteId, gameName: "Alt", createdAt })),
    });
    const deleted = await Promise.all([
      deleteOldGames(database.db, { days: 60 }),
      deleteOldGames(database.db, { days: 60 }),
    ]);
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(250);
    await deleteOldGames(database.db, { days: 60 });
    expect(await database.db.game.count({ where: { siteId } })).toBe(0);
  });
});
