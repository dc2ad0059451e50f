import { DomainError } from "~/lib/errors.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import type { GolfContext } from "./context.ts";
import { courseCardOf } from "./course-card-of.ts";
import { countEntries, requireRoomForEntries } from "./room-for-entries.ts";
import { excuseLate } from "./excuse-late.ts";
import { countWrite, maxEvents } from "./limits.ts";
import { announceEvent } from "./feed/open-feeds.ts";
import { fullLog, isRestorable, refusalToChange } from "./policy.ts";
import { asEvent } from "./read-game.ts";
import type { ScoreChange } from "./schema.ts";
import { writeScore, type ScoreWrite } from "./write-score.ts";

/**
 * Changes one score and appends it to the log, exactly once per `opId`. Throws `not-found` unless game, player and hole belong to the site and
 * to each other, `forbidden` for a frozen or locked round, `too-many` beyond the limits. A hole is one of the round's
 * course: one that leaves the site's in the middle of a round is played to its end.
 */
export async function changeScore(ctx: GolfContext, write: ScoreWrite): Promise<ScoreChange> {
  countWrite(ctx.site.id, write.gameId, ctx.ip);
  await requireRoomForEntries(ctx);
  const course = await courseCardOf(ctx.site.id);
  const once = () => writeScore(ctx.db, ctx.site.id, { ...write, course });
  const row = await once().catch((error: unknown) => {
    // The same opId arrived twice at the same time: the other one is committed now, so this one finds it.
    if (isUniqueViolation(error)) return once();
    throw error;
  });
  if (!row) throw await refusalOf(ctx, write);
  const event = asEvent(row);
  if (!row.isReplay) {
    countEntries(ctx, 1);
    announceEvent(ctx, write.gameId, event);
  }
  if (event.type !== "score.changed") throw new DomainError("invalid", "this opId was used for something else");
  await excuseLate(ctx, write.gameId, [write]);
  return { pageId: event.pageId, playerId: event.playerId, score: event.score, version: event.version };
}

/** Why nothing was written; asked only when the statement found no row. */
export async function refusalOf(
  ctx: GolfContext,
  { gameId, playerId }: Pick<ScoreWrite, "gameId" | "playerId">,
): Promise<DomainError> {
  const siteId = ctx.site.id;
  const game = await ctx.db.game.findFirst({
    where: { id: gameId, siteId },
    select: { createdAt: true, lockedAt: true, version: true },
  });
  if (!game) return new DomainError("not-found", "no such game");
  const refusal = refusalToChange(game, new Date());
  if (refusal) return refusal;
  if (game.version >= maxEvents) return fullLog();
  const player = await ctx.db.player.findFirst({
    where: { id: playerId, gameId, siteId },
    select: { removedAt: true },
  });
  if (player && !player.removedAt) return new DomainError("not-found", "no such hole");
  const comesBack = player?.removedAt && isRestorable(player.removedAt, new Date());
  return new DomainError("not-found", "no such player in this game", comesBack ? { reason: "removed" } : undefined);
}
