import { getDb, type RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { logger } from "~/server/logger.ts";
import { settleRecords } from "./after-round/record-corrections.ts";

/** Any number that no other advisory lock of the product uses. */
const lockId = 7_412_003;
const batch = 100;
const hour = 3_600_000;

export interface RetentionOptions {
  /** Games that began longer ago are deleted. */
  days: number;
  now?: Date;
}

/**
 * Deletes the games that are older than `days`, with all that belongs to them: players, scores, log, coupon. The course's
 * best list stays: it holds what players themselves entered. Of several processes that ask at once, one does the work;
 * the others answer 0.
 */
export async function deleteOldGames(db: RootDb, { days, now = new Date() }: RetentionOptions): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * hour);
  const sites = await db.site.findMany({ select: { id: true } });
  let deleted = 0;
  for (const site of sites) {
    let count: number;
    do {
      count = await deleteBatch(db, site.id, before);
      deleted += count;
    } while (count === batch);
  }
  return deleted;
}

/** One transaction for each batch: none of them comes near the limit for a statement, and a stop loses nothing. */
function deleteBatch(db: RootDb, siteId: string, before: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${lockId}::bigint) AS "isMine"`;
    if (!lock?.isMine) return 0;
    const games = await tx.game.findMany({
      where: { siteId, createdAt: { lt: before } },
      orderBy: { createdAt: "asc" },
      take: batch,
      select: { id: true },
    });
    const where = { siteId, id: { in: games.map((game) => game.id) } };
    return games.length === 0 ? 0 : (await tx.game.deleteMany({ where })).count;
  });
}

/**
 * Keeps the house at once and then every hour: corrections reach the best list, and games older than
 * `GAME_RETENTION_DAYS` go. A failure is logged and tried again an hour later. Returns the way to stop, which waits for
 * what is under way.
 */
export function startRetention(): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = () => void (running = running.then(keepHouse));
  const timer = setInterval(tidy, hour);
  timer.unref();
  tidy();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function keepHouse(): Promise<void> {
  try {
    const db = getDb();
    for (const site of await db.site.findMany({ select: { id: true } })) await settleRecords(db, site.id, new Date());
    const deleted = await deleteOldGames(db, { days: env.GAME_RETENTION_DAYS });
    if (deleted > 0) logger.info({ deleted }, "old games deleted");
  } catch (error) {
    logger.warn({ error }, "old games are not deleted; tried again in an hour");
  }
}
