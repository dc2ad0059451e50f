import { hour } from "~/lib/time/lengths.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";

/** Jobs look every hour; a longer gap is a clock that jumped, or a product that stood still. */
const longestGapMs = 26 * hour;
/** So long the clock must have run on before it is believed, which is time for somebody to set it right. */
const probationMs = 48 * hour;

export interface SeenClock {
  seenAt: Date;
  trustedAgain: Date | null;
}

/** What to remember of the clock, and whether what is old by it may be deleted. `past` is null where nothing is known. */
export function judgeClock(past: SeenClock | null, now: Date): SeenClock & { isTrusted: boolean } {
  const hasJumped = past !== null && Math.abs(now.getTime() - past.seenAt.getTime()) > longestGapMs;
  const trustedAgain = hasJumped ? new Date(now.getTime() + probationMs) : (past?.trustedAgain ?? null);
  const isTrusted = trustedAgain === null || now >= trustedAgain;
  return { seenAt: now, trustedAgain: isTrusted ? null : trustedAgain, isTrusted };
}

const underWay = new WeakMap<RootDb, Promise<boolean>>();

/**
 * Whether the database's clock can be believed before something old is deleted: it is compared with what the database
 * itself remembers, and after a jump nothing is deleted until it has run on for two days. Jobs that ask at the same
 * moment, as at each start, get one answer: in a line for the row, the last ones would give up.
 */
export function isClockTrusted(db: RootDb): Promise<boolean> {
  const answer = underWay.get(db) ?? lookAtClock(db).finally(() => underWay.delete(db));
  underWay.set(db, answer);
  return answer;
}

function lookAtClock(db: RootDb): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lockId}::bigint)::text`;
    const known = await tx.houseClock.findUnique({ where: { id: 1 } });
    const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
    const newest = known ? null : await newestTime(tx);
    const past = known ?? (newest ? { seenAt: newest, trustedAgain: null } : null);
    const { isTrusted, ...seen } = judgeClock(past, row?.now ?? new Date());
    await tx.houseClock.upsert({ where: { id: 1 }, create: seen, update: seen });
    if (!isTrusted)
      logger.warn({ past, now: seen.seenAt }, "the clock has jumped; nothing old is deleted for two days");
    return isTrusted;
  });
}

/** The latest time that the database has written down by itself. */
async function newestTime(tx: Db): Promise<Date | null> {
  const sites = await tx.site.findMany({ select: { id: true, updatedAt: true } });
  const { _max: session } = await tx.session.aggregate({ _max: { createdAt: true } });
  const times = [session.createdAt, ...sites.map(({ updatedAt }) => updatedAt)];
  for (const { id: siteId } of sites) {
    const { _max: game } = await tx.game.aggregate({ where: { siteId }, _max: { createdAt: true } });
    times.push(game.createdAt);
  }
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}

/** Any number that no other advisory lock of the product uses. */
const lockId = 7_412_004;
