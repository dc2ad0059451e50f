import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { DomainError } from "~/lib/errors.ts";
import type { GolfContext } from "./context.ts";
import { countEntries, requireRoomForEntries } from "./room-for-entries.ts";
import { maxEvents } from "./limits.ts";
import { fullLog, refusalToChange } from "./policy.ts";
import { announceEvent } from "./feed/open-feeds.ts";
import { asEvent } from "./read-game.ts";
import type { GameEvent } from "./schema.ts";

/** A full log still takes so many entries of what may come afterwards. */
const mostAfterwards = 100;

type DistributedOmit<Type, Keys extends PropertyKey> = Type extends unknown ? Omit<Type, Keys> : never;
type EventBody = DistributedOmit<GameEvent, "version" | "opId" | "by">;

interface Operation {
  gameId: string;
  opId: string;
  deviceId?: string;
  by?: string;
  /** For what does not change the round itself: locking, its coupon, its rematch. */
  isAllowedAfterwards?: boolean;
}

/**
 * Runs `decide` under the game's row lock and appends what it returns to the log, in one transaction; then wakes the
 * followers. A repeated `opId` returns the stored entry and changes nothing. Throws `not-found` for a game of another
 * site and `forbidden` (reason `frozen`, `locked` or `full-log`) for one that takes no more changes.
 */
export async function appendEvent(
  ctx: GolfContext,
  { gameId, opId, deviceId, by, isAllowedAfterwards }: Operation,
  decide: (tx: Db, now: Date) => Promise<EventBody>,
): Promise<GameEvent> {
  const siteId = ctx.site.id;
  if (!isAllowedAfterwards) await requireRoomForEntries(ctx);
  let isNew = false;
  const event = await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      const [game] = await tx.$queryRaw<{ version: number; createdAt: Date; lockedAt: Date | null; now: Date }[]>`
      SELECT version, "createdAt", "lockedAt", now() AS now FROM "Game"
      WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
      if (!game) throw new DomainError("not-found", "no such game");
      const stored = await tx.gameEvent.findFirst({ where: { siteId, gameId, opId } });
      if (stored) return asEvent(stored);
      const refusal = isAllowedAfterwards ? null : refusalToChange(game, game.now);
      if (refusal) throw refusal;
      if (game.version >= maxEvents + (isAllowedAfterwards ? mostAfterwards : 0)) throw fullLog();
      const { type, ...body } = await decide(tx, game.now);
      const data = by === undefined ? body : { ...body, by };
      const version = game.version + 1;
      await tx.game.updateMany({ where: { id: gameId, siteId }, data: { version } });
      isNew = true;
      await tx.gameEvent.create({ data: { siteId, gameId, version, type, data, opId, deviceId } });
      return asEvent({ type, data, version, opId });
    }),
  );
  if (isNew) countEntries(ctx, 1);
  announceEvent(ctx, gameId, event);
  return event;
}

/** As `appendEvent`, for what another call may have done meanwhile: `decide` throws `stale` then, and nothing is appended. */
export async function appendUnlessDone(...call: Parameters<typeof appendEvent>): Promise<void> {
  await appendEvent(...call).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === "stale")) throw error;
  });
}
