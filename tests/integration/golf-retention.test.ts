import "../support/generous-limits.ts";
import { describe, expect, it } from "vitest";
import { deleteOldGames } from "~/features/golf/retention.ts";
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

  it("are deleted once by two processes that begin at the same moment, in several batches", async () => {
    const siteId = rounds.other.site.id;
    const createdAt = new Date(Date.now() - 100 * 24 * 3_600_000);
    await rounds.db.game.createMany({
      data: Array.from({ length: 250 }, () => ({ siteId, gameName: "Alt", createdAt })),
    });
    const deleted = await Promise.all([
      deleteOldGames(rounds.db, { days: 60 }),
      deleteOldGames(rounds.db, { days: 60 }),
    ]);
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(250);
    await deleteOldGames(rounds.db, { days: 60 });
    expect(await rounds.db.game.count({ where: { siteId } })).toBe(0);
  });
});
