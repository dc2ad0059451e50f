import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keepCourses } from "~/features/golf/course-card-of.ts";
import { settleRecords } from "~/features/golf/after-round/record-corrections.ts";
import { listRecords } from "~/features/golf/after-round/records.ts";
import { Prisma } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { deriveId } from "~/lib/ids.ts";
import { changeCourse } from "../support/playable-course.ts";
import { operation, usePlayedRounds } from "../support/played-rounds.ts";

const rounds = usePlayedRounds();

describe("a rematch", () => {
  it("has the same players in the same order, without who left, and its own log", async () => {
    const { api, gameId, id } = await rounds.play({ Ada: [2, 2, 2], Ben: [3, 3, 3], Cem: [] });
    await api.player.remove({ ...operation(gameId), playerId: id("Ben") });
    const starterKey = randomUUID();
    const next = await api.game.rematch({ ...operation(gameId), starterKey });
    const state = await api.game.get({ gameId: next.id });
    expect(state.players.map((player) => player.playerName)).toEqual(["Ada", "Cem"]);
    expect(state.players.map((player) => player.id)).toEqual(
      [id("Ada"), id("Cem")].map((old) => deriveId(next.id, old)), // by which a phone finds whom it belongs to
    );
    expect(state).toMatchObject({ version: 2, holes: [], coupon: null, rematchId: null });
    expect(await api.game.get({ gameId })).toMatchObject({ rematchId: next.id });
    const { entries } = await api.game.history({ gameId: next.id });
    expect(entries.map(({ event }) => event.type)).toEqual(["player.added", "player.added"]);
    await api.game.lock({ ...operation(next.id), starterKey, isLocked: true });
  });

  it("is one round, however many phones ask, and one game on the limit of the address", async () => {
    const { api, gameId } = await rounds.play({ Ada: [2, 2, 2] });
    const games = await Promise.all(Array.from({ length: 8 }, () => api.game.rematch(operation(gameId))));
    expect(new Set(games.map((game) => game.id)).size).toBe(1);
    const { entries } = await api.game.history({ gameId });
    expect(entries.filter(({ event }) => event.type === "round.rematched")).toHaveLength(1);
    expect(await rounds.db.game.count({ where: { siteId: rounds.course.site.id, id: games[0]?.id } })).toBe(1);
  });
});

describe("the best list", () => {
  const listed = async (period: "day" | "month" | "all" = "all") =>
    (await rounds.playerOn(rounds.course).record.list({ period })).records;
  const names = async (period?: "day" | "month" | "all") => (await listed(period)).map((record) => record.playerName);

  it("takes a whole card of a finished round only, by the player's own name, once", async () => {
    const { api, gameId, id, score } = await rounds.play({ Anna: [3, 3], Bruno: [4, 4, 4] });
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
    const { api, gameId, id } = await rounds.play({ Clea: [0, 3, 3], Dora: [3, 3, 3] });
    await expect(api.record.enter({ gameId, playerId: id("Clea") })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("lets who holds the link withdraw, and editors strike a line", async () => {
    const { api, gameId, id } = await rounds.play({ Emil: [3, 3, 3], Fritz: [3, 3, 3] });
    for (const name of ["Emil", "Fritz"]) await api.record.enter({ gameId, playerId: id(name) });
    expect(await api.record.remove({ gameId, playerId: id("Emil") })).toEqual({ playerIds: [id("Fritz")] });
    await expect(api.record.remove({ gameId, playerId: id("Emil") })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const recordId = (await listed()).find((record) => record.playerName === "Fritz")?.id ?? "";
    await expect(rounds.staffOf(rounds.other).record.strike({ recordId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await rounds.staffOf(rounds.course).record.strike({ recordId });
    expect(await names()).not.toEqual(expect.arrayContaining(["Emil", "Fritz"]));
  });

  it("shares places between equal totals and counts today, this month and all times by the start of the round", async () => {
    const { db } = rounds;
    await db.courseRecord.deleteMany({ where: { siteId: rounds.course.site.id } });
    const today = await rounds.play({ Gina: [2, 2, 2], Hugo: [2, 2, 2] });
    for (const name of ["Gina", "Hugo"])
      await today.api.record.enter({ gameId: today.gameId, playerId: today.id(name) });
    const older = await rounds.play({ Ivo: [1, 1, 1] });
    await older.api.record.enter({ gameId: older.gameId, playerId: older.id("Ivo") });
    await rounds.began(older.gameId, 45);
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
    const record = { siteId: rounds.course.site.id, gameId: randomUUID(), playerId: randomUUID(), playerName: "Zoe" };
    await rounds.db.courseRecord.create({ data: { ...record, total: 2, holes: 2, playedAt: new Date(0) } });
    expect(await names()).not.toContain("Zoe");
  });

  it("follows a correction at once, and drops a card that is no longer whole", async () => {
    const { api, gameId, id, score } = await rounds.play({ Jana: [2, 2, 2] });
    await api.record.enter({ gameId, playerId: id("Jana") });
    await score("Jana", 1, 6);
    await api.player.rename({ ...operation(gameId), playerId: id("Jana"), playerName: "Jana K." });
    const jana = async () => (await listed()).find((record) => record.playerName === "Jana K.");
    expect(await jana()).toMatchObject({ total: 10, toPar: 0 });
    const stored = () => rounds.db.courseRecord.findFirst({ where: { siteId: rounds.course.site.id, gameId } });
    expect(await stored()).toMatchObject({ total: 6, playerName: "Jana" });
    await settleRecords(rounds.db, rounds.course.site.id, new Date());
    expect(await stored()).toMatchObject({ total: 10, playerName: "Jana K." });
    await score("Jana", 1, 0);
    expect(await jana()).toBeUndefined();
    await settleRecords(rounds.db, rounds.course.site.id, new Date());
    expect(await stored()).toBeNull();
  });

  it("keeps a round on the holes that the course had then", async () => {
    const { gameId, id } = await rounds.play({ Kim: [2, 2] });
    const where = { gameId, siteId: rounds.course.site.id };
    const result = {
      total: 4,
      holes: 2,
      pageIds: rounds.course.pageIds.slice(0, 2),
      playerName: "Kim",
      playedAt: new Date(),
    };
    await rounds.db.courseRecord.create({ data: { ...where, ...result, playerId: id("Kim") } });
    await settleRecords(rounds.db, rounds.course.site.id, new Date());
    expect(await rounds.db.courseRecord.findFirst({ where })).toMatchObject({ total: 4, holes: 2 });
  });
});

describe("the best list on a day of many rounds", () => {
  it("holds the best by their scores as they are now, and reads no more rows than it has lines", async () => {
    const { site, pageIds } = rounds.course;
    const siteId = site.id;
    await rounds.db.courseRecord.deleteMany({ where: { siteId } });
    const { gameId } = await rounds.play({});
    const named = Array.from({ length: 60 }, (_none, at) => ({ id: randomUUID(), playerName: `P ${at}` }));
    await rounds.db.player.createMany({ data: named.map((player) => ({ ...player, siteId, gameId })) });
    const stored = { siteId, gameId, total: 15, toPar: 5, holes: 3, pageIds, playedAt: new Date() };
    await rounds.db.courseRecord.createMany({
      data: named.map(({ id: playerId, playerName }) => ({ ...stored, playerId, playerName })),
    });
    const card = (playerId: string, at: number) =>
      pageIds.map((pageId) => ({ siteId, gameId, pageId, playerId, score: at < 2 ? 2 : 5 }));
    await rounds.db.hole.createMany({ data: named.flatMap(({ id }, at) => card(id, at)) });

    let rowsRead = 0;
    const counted = rounds.db.$extends({
      query: {
        async $allOperations({ args, query }) {
          const answer: unknown = await query(args);
          if (Array.isArray(answer)) rowsRead += answer.length;
          return answer;
        },
      },
    }) as unknown as typeof rounds.db;
    const { records } = await listRecords({ db: counted, bus: openLiveBus(null), site, ip: "" }, { period: "day" });
    expect(records.map(({ place }) => place)).toEqual([1, 1, ...Array.from({ length: 18 }, () => 3)]);
    expect(
      records
        .slice(0, 2)
        .map(({ playerName }) => playerName)
        .toSorted(),
    ).toEqual(["P 0", "P 1"]);
    expect(records[0]).toMatchObject({ total: 6, toPar: -4 });
    expect(rowsRead).toBeLessThan(40);
  });
});

describe("a round's course", () => {
  const change = (hole: number, action: "add" | "remove") =>
    changeCourse(rounds.db, rounds.course.site, { pageId: rounds.course.pageIds[hole] ?? "", action });
  /** The hole comes back at the course's end. */
  const without = async (hole: number, then: () => Promise<void>) => {
    await change(hole, "remove");
    try {
      await then();
    } finally {
      await change(hole, "add");
    }
  };

  it("is the site's at its first stroke, which tells the phones of it", async () => {
    const { api, gameId, score } = await rounds.play({ Lena: [] });
    expect(await api.game.get({ gameId })).toMatchObject({ course: null });
    await score("Lena", 0, 3);
    await score("Lena", 1, 3);
    const { course } = await api.game.get({ gameId });
    expect(course?.map(({ pageId }) => pageId)).toEqual(rounds.course.pageIds);
    expect(course?.[2]).toMatchObject({ par: 4, names: { de: "Loch 3" }, lng: 8.72 });
    const { entries } = await api.game.history({ gameId });
    const told = entries.flatMap(({ event }) => (event.type === "score.changed" ? [event.course] : []));
    expect(told).toEqual([undefined, course]); // newest first
  });

  it("decides who has won, what is on the best list and who has the coupon, also when a hole has gone since", async () => {
    const { api, gameId, id } = await rounds.play({ Mia: [1, 5, 3], Noa: [4, 3, 4] });
    const coupon = await api.coupon.issue(operation(gameId));
    expect(coupon).toMatchObject({ playerName: "Mia" });
    await without(0, async () => {
      expect(await api.coupon.get({ gameId })).toEqual(coupon);
      expect((await rounds.staffOf(rounds.course).coupon.find({ code: coupon.code })).playerName).toBe("Mia");
      await api.record.enter({ gameId, playerId: id("Mia") });
      expect((await api.record.list({ period: "all" })).records.map(({ playerName }) => playerName)).not.toContain(
        "Mia",
      );
    });
    const { records } = await api.record.list({ period: "all" }); // the course has as many holes again
    expect(records.filter(({ playerName }) => playerName === "Mia")).toMatchObject([{ total: 9 }]);
    const stored = { siteId: rounds.course.site.id, gameId };
    expect(await rounds.db.courseRecord.findFirst({ where: stored })).toMatchObject({ total: 9, holes: 3, toPar: -1 });
  });

  it("is played to its end, also on a hole that has gone in the middle; a round that begins then has it not", async () => {
    const { api, gameId, id, score } = await rounds.play({ Ole: [3] });
    await without(2, async () => {
      expect((await score("Ole", 2, 4)).score).toBe(4);
      const delivered = { playerId: id("Ole"), pageId: rounds.course.pageIds[2] ?? "" };
      const changes = [{ opId: randomUUID(), delta: 1 as const }];
      const { answers } = await api.score.deliver({ gameId, cells: [{ ...delivered, changes }] });
      expect(answers[0]?.refusal).toBeNull();
      const later = await rounds.play({ Pia: [3] });
      expect((await later.api.game.get({ gameId: later.gameId })).course).toHaveLength(2);
      await expect(later.score("Pia", 2, 4)).rejects.toMatchObject({ code: "NOT_FOUND" });
    });
  });

  it("is given to rounds from before rounds kept one, and to none without a stroke", async () => {
    const siteId = rounds.course.site.id;
    const [played, empty] = [await rounds.play({ Quin: [3] }), await rounds.play({ Rea: [] })];
    await rounds.db.game.updateMany({ where: { siteId, id: played.gameId }, data: { course: Prisma.DbNull } });
    await keepCourses(rounds.db, siteId);
    expect((await played.api.game.get({ gameId: played.gameId })).course).toHaveLength(3);
    expect((await empty.api.game.get({ gameId: empty.gameId })).course).toBeNull();
  });
});
