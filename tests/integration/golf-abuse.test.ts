import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { maxEvents } from "~/features/golf/limits.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { createCaller } from "~/server/api/root.ts";
import { env } from "~/server/env.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { hour } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { inSite } from "~/server/site-scope.ts";
import { believeEveryRound, setGolf } from "../support/playable-course.ts";
import { operation, usePlayedRounds } from "../support/played-rounds.ts";

const rounds = usePlayedRounds();
const siteId = () => rounds.course.site.id;

const log = { info: () => undefined, error: () => undefined };

/** A phone at one address; the others of this file have an address each. */
const phoneAt = (ip: string) =>
  createCaller({ db: rounds.db, bus: openLiveBus(null), site: rounds.course.site, actor: null, ip, door: "ws", log });
/** How each call was refused; "done" for those that were not. */
async function codesOf(calls: Promise<unknown>[]): Promise<string[]> {
  const answers = await Promise.allSettled(calls);
  return answers.map((each) => (each.status === "rejected" ? (each.reason as { code: string }).code : "done"));
}
const agoMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const staff = () => rounds.staffOf(rounds.course);
const tooFast = { code: "BAD_REQUEST", cause: { details: { reason: "too-fast" } } };

/** Lets a round have begun so many minutes ago. */
const began = (gameId: string, minutes: number) =>
  rounds.db.game.updateMany({ where: { id: gameId, siteId: siteId() }, data: { createdAt: agoMinutes(minutes) } });

/** Spreads a round's strokes evenly from one time ago to a later one. */
async function written(gameId: string, [first, last]: [number, number]): Promise<void> {
  const where = { gameId, siteId: siteId(), type: "score.changed" };
  const strokes = await rounds.db.gameEvent.findMany({ where, orderBy: { version: "asc" } });
  for (const [index, { version }] of strokes.entries()) {
    const createdAt = agoMinutes(first - ((first - last) * index) / (strokes.length - 1));
    await rounds.db.gameEvent.updateMany({ where: { ...where, version }, data: { createdAt } });
  }
}

afterEach(() => believeEveryRound(rounds.db, siteId()));

describe("a coupon", () => {
  it("is not won on the last hole alone", async () => {
    const { api, gameId } = await rounds.play({ Ada: [0, 0, 1] });
    await expect(api.coupon.issue(operation(gameId))).rejects.toMatchObject({
      cause: { details: { reason: "not-due" } },
    });
  });

  it("is not won faster than people walk, and neither is a place on the best list", async () => {
    const { api, gameId, id } = await rounds.play({ Ada: [2, 2, 2] });
    await setGolf(rounds.db, siteId(), { shortestRoundMinutes: 20 });
    const issue = () => api.coupon.issue(operation(gameId));
    const enter = () => api.record.enter({ gameId, playerId: id("Ada") });
    await began(gameId, 19);
    await written(gameId, [18, 1]);
    await expect(issue()).rejects.toMatchObject(tooFast);
    await expect(enter()).rejects.toMatchObject(tooFast);
    await began(gameId, 21);
    await written(gameId, [16, 2]); // from the end of the first of three holes to the end of the last
    expect(await issue()).toMatchObject({ playerName: "Ada" });
    expect(await enter()).toEqual({ playerIds: [id("Ada")] });
  });

  it("is not won by strokes that a round which lay there for long gets all at once; the staff is told of such", async () => {
    const { api, gameId, id } = await rounds.play({ Ada: [2, 2, 2] });
    await setGolf(rounds.db, siteId(), { shortestRoundMinutes: 15 });
    await began(gameId, 60);
    await expect(api.coupon.issue(operation(gameId))).rejects.toMatchObject(tooFast);
    await written(gameId, [11, 10]); // by people who wrote them down on paper first, and had time for a drink
    const { code } = await api.coupon.issue(operation(gameId));
    expect(await staff().coupon.find({ code })).toMatchObject({ doubt: "at-once" });
    await expect(api.record.enter({ gameId, playerId: id("Ada") })).rejects.toMatchObject(tooFast);
  });

  it("is won by strokes from a dead spot, of which the staff is told", async () => {
    const { api, gameId, id } = await rounds.play({ Ada: [] });
    await setGolf(rounds.db, siteId(), { shortestRoundMinutes: 20 });
    await began(gameId, 40);
    const cells = rounds.course.pageIds.map((pageId, hole) => {
      const change = { opId: randomUUID(), score: 2, ageMs: (30 - 10 * hole) * 60_000 };
      return { playerId: id("Ada"), pageId, changes: [change] };
    });
    await api.score.deliver({ gameId, cells });
    const { code } = await api.coupon.issue(operation(gameId));
    expect(await staff().coupon.find({ code })).toMatchObject({ doubt: "brought-later" });
    expect(await api.record.enter({ gameId, playerId: id("Ada") })).toEqual({ playerIds: [id("Ada")] });
  });

  it("tells the staff how long the round took and how many holes were played", async () => {
    const { api, gameId } = await rounds.play({ Ada: [2, 2, 2] });
    await began(gameId, 47.5);
    const { code } = await api.coupon.issue(operation(gameId));
    expect(await staff().coupon.find({ code })).toMatchObject({ minutes: 47, holes: 3, doubt: null });
  });

  it("is one of as many as the site gives out in 24 hours, also when several rounds ask at once", async () => {
    await rounds.db.coupon.deleteMany({ where: { siteId: siteId() } });
    const played = await Promise.all(Array.from({ length: 4 }, () => rounds.play({ Ada: [2, 2, 2] })));
    await setGolf(rounds.db, siteId(), { shortestRoundMinutes: 0, couponsPerDay: 2 });
    const asked = await Promise.allSettled(played.map(({ api, gameId }) => api.coupon.issue(operation(gameId))));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(asked.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "FORBIDDEN", cause: { details: { reason: "coupons-per-day" } } },
    });
    const yesterday = { issuedAt: agoMinutes(24 * 60 + 1) };
    await rounds.db.coupon.updateMany({ where: { siteId: siteId() }, data: yesterday });
    const late = await rounds.play({ Ada: [2, 2, 2] });
    expect(await late.api.coupon.issue(operation(late.gameId))).toMatchObject({ playerName: "Ada" });
  });
});

describe("the log of a round", () => {
  it("is full after 5,000 entries, for scores and names", async () => {
    const { api, gameId, score } = await rounds.play({ Ada: [2] });
    const fill = (version: number) =>
      rounds.db.game.updateMany({ where: { id: gameId, siteId: siteId() }, data: { version } });
    await fill(maxEvents - 1);
    await score("Ada", 0, 3);
    const full = { code: "FORBIDDEN", cause: { details: { reason: "full-log" } } };
    await expect(score("Ada", 0, 4)).rejects.toMatchObject(full);
    await expect(api.player.add({ ...operation(gameId), playerName: "Ben" })).rejects.toMatchObject(full);
    expect(await api.game.get({ gameId })).toMatchObject({ version: maxEvents, players: [{ playerName: "Ada" }] });
  });

  it("takes a hundred entries more of what may come afterwards, and then no lock either", async () => {
    const { api } = await rounds.play({ Ada: [2] });
    const starterKey = randomUUID();
    const { id: gameId } = await api.game.create({ starterKey });
    const lock = (isLocked: boolean) => api.game.lock({ ...operation(gameId), starterKey, isLocked });
    const version = maxEvents + 99;
    await rounds.db.game.updateMany({ where: { id: gameId, siteId: siteId() }, data: { version } });
    expect(await lock(true)).toEqual({ version: version + 1 });
    await expect(lock(false)).rejects.toMatchObject({ cause: { details: { reason: "full-log" } } });
  });
});

describe("the logs of all rounds of a site", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("take no entry more while those of a day are full; what comes then is refused for a while, and not lost", async () => {
    const now = performance.now.bind(performance);
    let passedMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + passedMs);
    const { api, gameId, id, score } = await rounds.play({ Ada: [2] });
    const flooded = await rounds.play({ Eve: [2] });
    const fill = (version: number) =>
      rounds.db.game.updateMany({ where: { id: flooded.gameId, siteId: siteId() }, data: { version } });
    await fill(env.GAME_EVENTS_PER_DAY);
    passedMs += 11_000;
    await score("Ada", 0, 3); // it is looked meanwhile
    const full = { code: "TOO_MANY_REQUESTS", cause: { details: { retryAfterMs: 30_000 } } };
    await expect
      .poll(() =>
        score("Ada", 0, 4).then(
          () => null,
          (error: unknown) => error,
        ),
      )
      .toMatchObject(full);
    const [playerId, pageId] = [id("Ada"), rounds.course.pageIds[0] ?? ""];
    const cells = [{ playerId, pageId, changes: [{ opId: randomUUID(), delta: 1 as const }] }];
    await expect(api.score.deliver({ gameId, cells })).rejects.toMatchObject(full);
    await expect(api.player.add({ ...operation(gameId), playerName: "Ben" })).rejects.toMatchObject(full);
    await began(flooded.gameId, 24 * 60 + 1);
    passedMs += 11_000;
    await expect
      .poll(() =>
        score("Ada", 0, 4).then(
          () => "taken",
          () => "refused",
        ),
      )
      .toBe("taken");
  });
});

describe("one network", () => {
  const entriesOf = (ip: string) => {
    const limit = rateLimit("entries of a network", { most: env.GAME_EVENTS_PER_DAY / 16, windowMs: hour });
    const key = `${siteId()} ${networkOf(ip)}`;
    return { count: () => limit.countOf(key), add: (entries: number) => limit.add(key, entries) };
  };

  it("brings its share of what a site's rounds may log in a day, and takes the game from nobody else", async () => {
    const { gameId, id } = await rounds.play({ Ada: [2] });
    const [playerId, pageId] = [id("Ada"), rounds.course.pageIds[0] ?? ""];
    const stroke = (ip: string) => phoneAt(ip).score.adjust({ ...operation(gameId), playerId, pageId, delta: 1 });
    const [loud, other] = [randomUUID(), randomUUID()];
    entriesOf(loud).add(env.GAME_EVENTS_PER_DAY / 16 - 1);
    await stroke(loud);
    await expect(stroke(loud)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await stroke(other);
  });

  it("uses its share up by what is written alone: not by calls for rounds that are none, locked or full", async () => {
    const { gameId, id } = await rounds.play({ Ada: [2] });
    const [playerId, pageId] = [id("Ada"), rounds.course.pageIds[0] ?? ""];
    const ip = randomUUID();
    const changes = () => Array.from({ length: 3 }, () => ({ opId: randomUUID(), delta: 1 as const }));
    const deliver = (to: string, sent = changes()) =>
      phoneAt(ip).score.deliver({ gameId: to, cells: [{ playerId, pageId, changes: sent }] });
    await expect(deliver(randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
    const stroke = phoneAt(ip).score.adjust({ ...operation(randomUUID()), playerId, pageId, delta: 1 });
    await expect(stroke).rejects.toMatchObject({ code: "NOT_FOUND" });
    await rounds.db.game.updateMany({ where: { id: gameId, siteId: siteId() }, data: { version: maxEvents } });
    expect((await deliver(gameId)).answers.map(({ version }) => version)).toEqual([null, null, null]);
    expect(entriesOf(ip).count()).toBe(0);
    await rounds.db.game.updateMany({ where: { id: gameId, siteId: siteId() }, data: { version: 10 } });
    const sent = changes();
    for (let time = 0; time < 2; time += 1) await deliver(gameId, sent); // a phone that did not hear the answer
    await phoneAt(ip).player.add({ ...operation(gameId), playerName: "Ben" });
    expect(entriesOf(ip).count()).toBe(4);
  });
});

describe("starting rounds", () => {
  const start = (deviceId?: string, ip = randomUUID()) => phoneAt(ip).game.create({ deviceId });
  const tooMany = { code: "TOO_MANY_REQUESTS" };

  it("is counted by phone, by address and by site, each as the site's settings say", async () => {
    const plenty = { roundsPerHour: 99_000, roundsPerHourAndAddress: 99_000, roundsPerHourAndPhone: 99_000 };
    const device = randomUUID();
    await setGolf(rounds.db, siteId(), { ...plenty, roundsPerHourAndPhone: 2 });
    await start(device);
    await start(device);
    await expect(start(device)).rejects.toMatchObject(tooMany);
    const venue = randomUUID();
    await setGolf(rounds.db, siteId(), { ...plenty, roundsPerHourAndAddress: 12 });
    for (let phone = 0; phone < 12; phone += 1) await start(randomUUID(), venue);
    await expect(start(randomUUID(), venue)).rejects.toMatchObject(tooMany);
    await setGolf(rounds.db, siteId(), { ...plenty, roundsPerHour: 1 });
    await start();
    await expect(start()).rejects.toMatchObject(tooMany);
  });
});

it("reads of one address are counted, whatever they ask for, a page of the history for several", async () => {
  const { gameId } = await rounds.play({ Ada: [2] });
  const greedy = phoneAt(randomUUID());
  const reads = Array.from({ length: 40 }, () => greedy.game.history({ gameId }));
  expect(await codesOf(reads)).toContain("TOO_MANY_REQUESTS");
  const curious = phoneAt(randomUUID());
  const lists = Array.from({ length: 140 }, () => curious.record.entered({ gameId }));
  expect(await codesOf(lists)).toContain("TOO_MANY_REQUESTS");
  expect(await rounds.playerOn(rounds.course).game.get({ gameId })).toMatchObject({ version: 2 });
});

it("one address has its share of writes over all rounds together", async () => {
  const ip = randomUUID();
  const games = await Promise.all(Array.from({ length: 20 }, () => rounds.play({ Ada: [] })));
  const renames = games.flatMap(({ gameId, id }) =>
    Array.from({ length: 15 }, () =>
      phoneAt(ip).player.rename({ ...operation(gameId), playerId: id("Ada"), playerName: "Ada" }),
    ),
  );
  expect(await codesOf(renames)).toContain("TOO_MANY_REQUESTS");
});

it("unknown codes are counted by address, too, however many members of staff guess", async () => {
  const ip = randomUUID();
  const guess = () => {
    const actor = { userId: randomUUID(), name: "Bar", isAdmin: false, role: "optician" as const };
    const staff = createCaller({
      ...{ db: rounds.db, bus: openLiveBus(null), site: rounds.course.site, actor, ip, door: "http" as const, log },
    });
    return staff.coupon.find({ code: "00000-00000" });
  };
  const codes = await codesOf(Array.from({ length: 61 }, guess));
  expect(codes.filter((code) => code === "NOT_FOUND")).toHaveLength(60);
  expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(1);
});

it("who was removed makes a round no heavier than it has places: the last ones are told of, in order", async () => {
  const { gameId, api } = await rounds.play({ Ada: [2] });
  const names = Array.from({ length: 14 }, (_, index) => `Gast ${index}`);
  const removedAt = (index: number) => new Date(Date.now() - (60 - index) * 1_000);
  const rows = names.map((playerName, index) => ({
    siteId: siteId(),
    gameId,
    playerName,
    removedAt: removedAt(index),
  }));
  await rounds.db.player.createMany({ data: rows });
  const { removed } = await api.game.get({ gameId });
  expect(removed.map(({ playerName }) => playerName)).toEqual(names.slice(2));
});

it("a removed player cannot be scored", async () => {
  const { api, gameId, id, score } = await rounds.play({ Ada: [2], Ben: [3] });
  await api.player.remove({ ...operation(gameId), playerId: id("Ben") });
  await expect(score("Ben", 0, 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await api.player.restore({ ...operation(gameId), playerId: id("Ben") });
  expect((await api.game.get({ gameId })).holes.find(({ playerId }) => playerId === id("Ben"))).toMatchObject({
    score: 3,
  });
});

it("two equal opId at the same moment are one stroke, and both get its answer", async () => {
  const { api, gameId, id } = await rounds.play({ Ada: [] });
  const tap = { ...operation(gameId), playerId: id("Ada"), pageId: rounds.course.pageIds[0] ?? "", delta: 1 as const };
  const waiting = async () => {
    const [row] = await rounds.asOwner<{ count: number }>(`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return row?.count;
  };
  let answers: Promise<unknown[]> = Promise.resolve([]);
  await inSite(siteId(), () =>
    rounds.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 AS locked FROM "Game" WHERE id = ${gameId}::uuid AND "siteId" = ${siteId()}::uuid FOR UPDATE`;
      answers = Promise.all([api.score.adjust(tap), api.score.adjust(tap)]);
      answers.catch(() => undefined); // told below
      await expect.poll(waiting).toBe(2); // both have looked for the opId and found nothing
    }),
  );
  expect(await answers).toEqual([0, 1].map(() => expect.objectContaining({ score: 1, version: 2 }) as unknown));
});

it("a round is over by the server's clock, and says so to whoever opens it", async () => {
  const { api, gameId } = await rounds.play({ Ada: [2] });
  expect(await api.game.get({ gameId })).toMatchObject({ isOver: false });
  await rounds.began(gameId, 1);
  expect(await api.game.get({ gameId })).toMatchObject({ isOver: true });
});
