import { z } from "zod";
import { hour } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { logger } from "~/server/logger.ts";
import { settleRecords } from "./after-round/record-corrections.ts";
import { keepCourses } from "./course-card-of.ts";

/** Held by the one who deletes: any number that no other advisory lock of the product uses. */
export const retentionLock = 7_412_003;
const batch = 100;
/** A round's log has 5,000 entries at most, of which so many go in one statement, or those of one round. */
const entriesAtOnce = 10_000;
/** Whatever went wrong, one run deletes no more games of a site than this. */
const mostPerRun = 1_000;

interface RetentionOptions {
  /** Games that began longer ago are deleted. */
  days: number;
  now?: Date;
}

/**
 * Deletes the games that are older than `days`, with all that belongs to them: players, scores, log, coupon. The course's
 * best list stays: it holds what players themselves entered. Of several processes that ask at once, one does the work;
 * the others answer 0. At most a thousand games of a site go at once.
 */
export async function deleteOldGames(db: RootDb, { days, now = new Date() }: RetentionOptions): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * hour);
  let deleted = 0;
  const deleteOfSite = async (siteId: string) => {
    let [count, ofSite] = [1, 0];
    while (count > 0 && ofSite < mostPerRun) {
      count = await deleteBatch(db, siteId, { before, most: Math.min(batch, mostPerRun - ofSite) });
      ofSite += count;
    }
    deleted += ofSite;
  };
  await forEachSite(db, deleteOfSite, { withTrash: true });
  return deleted;
}

/** One transaction for each batch: none of them comes near the limit for a statement, and a stop loses nothing. */
function deleteBatch(db: RootDb, siteId: string, { before, most }: { before: Date; most: number }): Promise<number> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${retentionLock}::bigint) AS "isMine"`;
    if (!lock?.isMine) return 0;
    const games = await tx.game.findMany({
      where: { siteId, createdAt: { lt: before } },
      orderBy: { createdAt: "asc" },
      take: most,
      select: { id: true, version: true },
    });
    let entries = 0; // a round's version counts those of its log
    const some = games.filter(({ version }, index) => (entries += version) <= entriesAtOnce || index === 0);
    const where = { siteId, id: { in: some.map((game) => game.id) } };
    return games.length === 0 ? 0 : (await tx.game.deleteMany({ where })).count;
  });
}

/**
 * Keeps the house at each start and then every hour: rounds from before rounds kept their course get one, corrections
 * reach the best list, and games older than
 * `GAME_RETENTION_DAYS` go, unless the clock has jumped.
 */
export const keepHouseJob = defineJob({
  name: "golf.keepHouse",
  input: z.object({}),
  seconds: 300,
  cron: "7 * * * *",
  async run({ db }) {
    try {
      await forEachSite(db, async (siteId) => {
        await keepCourses(db, siteId);
        await settleRecords(db, siteId, new Date());
      });
    } finally {
      if (await isClockTrusted(db)) {
        const deleted = await deleteOldGames(db, { days: env.GAME_RETENTION_DAYS });
        if (deleted > 0) logger.info({ deleted }, "old games deleted");
      }
    }
  },
});
