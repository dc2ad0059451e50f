import { randomUUID } from "node:crypto";
import type { Db } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import { appendUnlessDone } from "../append-event.ts";
import type { GolfContext } from "../context.ts";
import { roundCourseOf } from "../course-card-of.ts";
import type { CourseCard } from "../domain/course-card.ts";
import { winnerOfRound } from "../domain/winner.ts";
import { readGameState, type GameKey } from "../read-game.ts";

/** Who wins the round by the stored scores; null while it is not over. */
export async function storedWinner(db: Db, key: GameKey, course: CourseCard): Promise<string | null> {
  const { players, holes } = await readGameState(db, key);
  return winnerOfRound(players, holes, course)?.id ?? null;
}

/**
 * Hands an issued coupon on when a correction has made somebody else the winner, and tells the phones. A used one stays
 * with whom it was used by, and one of a round that is no longer over with whom it was issued to.
 */
export async function handOnCoupon(ctx: GolfContext, gameId: string): Promise<void> {
  const key = { siteId: ctx.site.id, gameId };
  const course = await roundCourseOf(ctx.db, key);
  const isRight = async (db: Db) => {
    const coupon = await db.coupon.findFirst({ where: { ...key, redeemedAt: null }, select: { playerId: true } });
    const winnerId = coupon && (await storedWinner(db, key, course));
    return { winnerId, isRight: !winnerId || winnerId === coupon.playerId };
  };
  if ((await isRight(ctx.db)).isRight) return;
  await appendUnlessDone(ctx, { gameId, opId: randomUUID(), isAllowedAfterwards: true }, async (tx) => {
    const now = await isRight(tx);
    if (now.isRight || !now.winnerId) throw new DomainError("stale", "another call was faster");
    await tx.coupon.updateMany({ where: key, data: { playerId: now.winnerId } });
    return { type: "coupon.issued", playerId: now.winnerId };
  });
}
