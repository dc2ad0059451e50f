import { LRUCache } from "lru-cache";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { logger } from "~/server/logger.ts";
import { processWide } from "~/server/process-wide.ts";
import type { GolfContext } from "./context.ts";
import { roundHours } from "./domain/score.ts";

/** So often it is looked how much a site's rounds have logged, in milliseconds: no stroke waits for it. */
const lookMs = 10_000;

interface Known {
  isFull: boolean;
  lookAgainAt: number;
}
const known = () => processWide("golf entries of sites", () => new LRUCache<string, Known>({ max: 10_000 }));

/**
 * Of what all rounds of a site may log in a day, one network brings a sixteenth in an hour: a tournament behind one Wi-Fi
 * logs less, nobody fills the day in a working day, and whoever shares the network with a flood scores again soon.
 */
const ofNetwork = () => rateLimit("entries of a network", { most: env.GAME_EVENTS_PER_DAY / 16, windowMs: hour });
const networkKey = ({ site, ip }: GolfContext) => `${site.id} ${networkOf(ip)}`;

/**
 * Refuses entries of any round while those that a site can still play hold as many as all its rounds of a day may, or
 * this network has brought its share: a flood fills no disk, and takes the game from nobody else. Throws `too-many`, after
 * which phones keep their strokes and send them later. Known of a site is what was so a few seconds ago.
 */
export async function requireRoomForEntries(ctx: GolfContext): Promise<void> {
  const { db, site } = ctx;
  const siteId = site.id;
  ofNetwork().check(networkKey(ctx));
  const former = known().get(siteId);
  if (!former || former.lookAgainAt <= performance.now()) {
    const looked = look(db, siteId, former?.isFull ?? false);
    if (!former) await looked;
    else looked.catch((error: unknown) => logger.warn({ error, siteId }, "a site's entries of golf cannot be counted"));
  }
  if (known().get(siteId)?.isFull)
    throw new DomainError("too-many", "too many entries of all rounds", { retryAfterMs: 3 * lookMs });
}

/** Counts what this network has brought; what was refused, or was there already, fills nothing. */
export function countEntries(ctx: GolfContext, entries: number): void {
  if (entries > 0) ofNetwork().add(networkKey(ctx), entries);
}

async function look(db: RootDb, siteId: string, wasFull: boolean): Promise<void> {
  const lookAgainAt = performance.now() + lookMs;
  known().set(siteId, { isFull: wasFull, lookAgainAt });
  const since = new Date(Date.now() - roundHours * 3_600_000);
  const { _sum: sum } = await db.game.aggregate({
    where: { siteId, createdAt: { gt: since } },
    _sum: { version: true }, // a round's version counts its entries
  });
  known().set(siteId, { isFull: (sum.version ?? 0) >= env.GAME_EVENTS_PER_DAY, lookAgainAt });
}
