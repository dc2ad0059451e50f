import "../support/generous-limits.ts";
import { describe, expect, it } from "vitest";
import { deleteOldGames, keepHouseJob, retentionLock } from "~/features/golf/retention.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { operation, usePlayedRounds } from "../support/played-rounds.ts";

const rounds = usePlayedRounds();

describe("old games", () => {
  it("go after the days that are set, with all that belongs to them but the best list", async () => {
    const old = await rounds.play({ Lea: [2, 2, 2] });
    await old.api.coupon.issue(operation(old.gameId));
    await old.api.record.enter({ gameId: old.gameId, playerId: old.id("Lea") });
    const young = await rounds.play({ Max: [2, 2, 2] });
    await rounds.began(old.gameId, 61);
    await rounds.began(young.gameId, 59);
    expect(await deleteOldGames(rounds.db, { days: 60 })).toBe(1);
    const where = { siteId: rounds.course.site.id, gameId: old.gameId };
    const { db } = rounds;
    const left = [db.player.count({ where }), db.hole.count({ where }), db.gameEvent.count({ where })];
    expect(await Promise.all([...left, db.coupon.count({ where })])).toEqual([0, 0, 0, 0]);
    expect(await db.courseRecord.count({ where })).toBe(1);
    await expect(young.api.game.get({ gameId: young.gameId })).resolves.toMatchObject({ version: 4 });
    await expect(young.api.record.remove({ gameId: old.gameId, playerId: old.id("Lea") })).resolves.toBeDefined();
  });

  it("are left to the process that is deleting them already, and go in several batches", async () => {
    const siteId = rounds.other.site.id;
    const createdAt = new Date(Date.now() - 100 * 24 * 3_600_000);
    await rounds.db.game.createMany({
      data: Array.from({ length: 250 }, () => ({ siteId, gameName: "Alt", createdAt })),
    });
    await rounds.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${retentionLock}::bigint)`;
      expect(await deleteOldGames(rounds.db, { days: 60 })).toBe(0);
    });
    expect(await deleteOldGames(rounds.db, { days: 60 })).toBe(250);
    expect(await rounds.db.game.count({ where: { siteId } })).toBe(0);
  });

  it("go a few at a time where their logs are long", async () => {
    const siteId = rounds.other.site.id;
    const createdAt = new Date(Date.now() - 100 * 24 * 3_600_000);
    const game = { siteId, gameName: "Lang", createdAt, version: 4_000 };
    await rounds.db.game.createMany({ data: [game, { ...game, version: 12_000 }, game, game, game] });
    const atOnce: number[] = [];
    const counting = rounds.db.$extends({
      query: {
        game: {
          async deleteMany({ args, query }) {
            const answer = await query(args);
            atOnce.push(answer.count ?? 0);
            return answer;
          },
        },
      },
    });
    expect(await deleteOldGames(counting as unknown as typeof rounds.db, { days: 60 })).toBe(5);
    expect(Math.max(...atOnce)).toBe(2);
  });
});

describe("a clock that jumps", () => {
  const hour = 3_600_000;
  const keepHouse = () =>
    keepHouseJob.run({ db: rounds.db, bus: getLiveBus(), signal: new AbortController().signal }, {});
  const left = () => rounds.db.game.count({ where: { siteId: rounds.other.site.id } });

  /** Three games that are old by the present clock; whether they really are is the question. */
  async function makeOldGames(): Promise<void> {
    const game = { siteId: rounds.other.site.id, gameName: "Alt", createdAt: new Date(Date.now() - 61 * 24 * hour) };
    await rounds.db.game.createMany({ data: [game, game, game] });
  }
  const remember = (seenHoursAgo: number, trustedAgain: Date | null = null) => {
    const seen = { seenAt: new Date(Date.now() - seenHoursAgo * hour), trustedAgain };
    return rounds.db.houseClock.upsert({ where: { id: 1 }, create: seen, update: seen });
  };

  it("deletes nothing at the start after it, nor at the next runs; two days later old games go", async () => {
    await makeOldGames();
    await remember(61 * 24);
    for (let run = 0; run < 3; run += 1) await keepHouse();
    expect(await left()).toBe(3);
    await remember(1, new Date(Date.now() - 1_000));
    await keepHouse();
    expect(await left()).toBe(0);
  });

  it("is none: games go after as many days as the installation sets", async () => {
    await makeOldGames();
    await remember(1, new Date(Date.now() - 1_000));
    const { GAME_RETENTION_DAYS: before } = env;
    try {
      for (const [days, count] of [
        [90, 3],
        [30, 0],
      ]) {
        Object.assign(env, { GAME_RETENTION_DAYS: days });
        await keepHouse();
        expect(await left()).toBe(count);
      }
    } finally {
      Object.assign(env, { GAME_RETENTION_DAYS: before });
    }
  });

  it("is seen at the first start of a database that remembers no clock, by the newest thing in it", async () => {
    await makeOldGames();
    await rounds.db.houseClock.deleteMany();
    await rounds.db.game.deleteMany({ where: { siteId: rounds.course.site.id } });
    await rounds.db.$executeRaw`UPDATE "Site" SET "updatedAt" = now() - INTERVAL '61 days'`;
    await keepHouse();
    expect(await left()).toBe(3);
  });

  it("never takes more than a thousand games of a site in one run", async () => {
    const game = { siteId: rounds.other.site.id, gameName: "Alt", createdAt: new Date(Date.now() - 61 * 24 * hour) };
    await rounds.db.game.createMany({ data: Array.from({ length: 1_100 }, () => game) });
    const before = await left();
    expect(await deleteOldGames(rounds.db, { days: 60 })).toBe(1_000);
    expect(await left()).toBe(before - 1_000);
  });
});
