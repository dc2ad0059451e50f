import type { Db } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import type { GolfContext } from "./context.ts";
import { isFrozen } from "./domain/score.ts";
import { announceEvent } from "./live.ts";
import { asEvent } from "./read-game.ts";
import type { GameEvent } from "./schema.ts";

type DistributedOmit<Type, Keys extends PropertyKey> = Type extends unknown ? Omit<Type, Keys> : never;
type EventBody = DistributedOmit<GameEvent, "version" | "opId">;

/**
 * Runs `decide` under the game's row lock and appends what it returns to the log, in one transaction; then wakes the
 * followers. A repeated `opId` returns the stored entry and changes nothing. Throws `not-found` for a game of another
 * site and `forbidden` for one that is frozen.
 */
export async function appendEvent(
  ctx: GolfContext,
  { gameId, opId }: { gameId: string; opId: string },
  decide: (tx: Db, now: Date) => Promise<EventBody>,
): Promise<GameEvent> {
  const siteId = ctx.site.id;
  const event = await ctx.db.$transaction(async (tx) => {
    const [game] = await tx.$queryRaw<{ version: number; createdAt: Date; now: Date }[]>`
      SELECT version, "createdAt", now() AS now FROM "Game"
      WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
    if (!game) throw new DomainError("not-found", "no such game");
    const stored = await tx.gameEvent.findFirst({ where: { siteId, gameId, opId } });
    if (stored) return asEvent(stored);
    if (isFrozen(game.createdAt, game.now))
      throw new DomainError("forbidden", "the round is over", { reason: "frozen" });
    const { type, ...data } = await decide(tx, game.now);
    const version = game.version + 1;
    await tx.game.updateMany({ where: { id: gameId, siteId }, data: { version } });
    await tx.gameEvent.create({ data: { siteId, gameId, version, type, data: data, opId } });
    return asEvent({ type, data, version, opId });
  });
  announceEvent(ctx, gameId, event);
  return event;
}
