import { randomBytes } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { day } from "~/lib/time/lengths.ts";
import type { Actor } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { appendEvent, appendUnlessDone } from "../append-event.ts";
import type { GolfContext } from "../context.ts";
import { countingGuesses } from "./coupon-guesses.ts";
import { handOnCoupon, storedWinner } from "./coupon-holder.ts";
import { roundCourseOf } from "../course-card-of.ts";
import { codeFrom, codeLength, readCode } from "../domain/coupon-code.ts";
import { doubtAbout, isBelievable, minutesPlayed } from "../domain/believable-round.ts";
import { golfSettingsOf } from "../golf-settings.ts";
import { countWrite } from "../limits.ts";
import { readGameState, type GameKey } from "../read-game.ts";
import type { Coupon, ShownCoupon } from "../schema.ts";
import { strokeTimes } from "./stroke-times.ts";

interface Issuing {
  gameId: string;
  opId: string;
  deviceId?: string;
}

/**
 * Gives the round's one coupon to the winner, whom the server works out from the stored scores. Asked again, also by
 * another phone at the same moment, it is the same coupon; a correction of the scores hands it on until it is used.
 * Throws `invalid` before the round is over (reason `not-due`) and before people can have walked it since its start and
 * its first strokes (`too-fast`), `forbidden` when the site has given out its coupons of 24 hours.
 */
export async function issueCoupon(ctx: GolfContext, input: Issuing): Promise<Coupon> {
  const key = { siteId: ctx.site.id, gameId: input.gameId };
  countWrite(key.siteId, key.gameId, ctx.ip);
  if (await readCoupon(ctx.db, key)) return getCoupon(ctx, input);
  const [course, settings] = await Promise.all([roundCourseOf(ctx.db, key), golfSettingsOf(ctx.db, key.siteId)]);
  await appendUnlessDone(ctx, { ...input, isAllowedAfterwards: true }, async (tx, now) => {
    if (await readCoupon(tx, key)) throw new DomainError("stale", "issued by another phone meanwhile");
    const { game } = await readGameState(tx, key);
    const winnerId = await storedWinner(tx, key, course);
    if (!winnerId) throw new DomainError("invalid", "the round is not over", { reason: "not-due" });
    const strokes = await strokeTimes(tx, key);
    const limits = { ...settings, holes: course.length };
    if (!strokes || !isBelievable(new Date(game.createdAt), strokes, now, limits))
      throw new DomainError("invalid", "nobody plays that fast", { reason: "too-fast" });
    await requireCouponOfToday(tx, key.siteId, { now, limit: settings.couponsPerDay });
    const code = codeFrom(randomBytes(codeLength));
    await tx.coupon.create({ data: { ...key, playerId: winnerId, code, issuedAt: now } });
    return { type: "coupon.issued", playerId: winnerId };
  });
  return getCoupon(ctx, input);
}

/** The round's coupon with its code, for who holds the round's link. Throws `not-found` while there is none. */
export async function getCoupon(ctx: GolfContext, { gameId }: { gameId: string }): Promise<Coupon> {
  await handOnCoupon(ctx, gameId);
  const coupon = await readCoupon(ctx.db, { siteId: ctx.site.id, gameId });
  if (!coupon) throw new DomainError("not-found", "no coupon");
  return coupon;
}

/** Who looks at coupons: a signed-in member of the site. */
type StaffContext = GolfContext & { actor: Pick<Actor, "userId"> };

/** The coupon of a code, as typed. Throws `not-found` for a code of no coupon of this site, `too-many` after many. */
export async function findCoupon(ctx: StaffContext, { code }: { code: string }): Promise<ShownCoupon> {
  const { gameId } = await requireCoupon(ctx, code);
  await handOnCoupon(ctx, gameId);
  return asShown(ctx, await requireCoupon(ctx, code));
}

/**
 * Uses a coupon up. Throws `not-found` as `findCoupon` does, and `stale` with `redeemedAt` for one that was used before, or
 * with the reason `handed-on` where a correction has made somebody else the winner than who is named in `playerName`.
 * A repeated `opId` is the same redemption and answers as the first one did.
 */
export async function redeemCoupon(
  ctx: StaffContext,
  input: { code: string; opId: string; playerName?: string | undefined },
): Promise<ShownCoupon> {
  const coupon = await requireCoupon(ctx, input.code);
  const { siteId, gameId } = coupon;
  await handOnCoupon(ctx, gameId);
  await appendEvent(ctx, { gameId, opId: input.opId, isAllowedAfterwards: true }, async (tx, now) => {
    const holder = input.playerName === undefined ? undefined : await readCoupon(tx, { siteId, gameId });
    if (holder && holder.redeemedAt === null && holder.playerName !== input.playerName)
      throw new DomainError("stale", "handed on meanwhile", { reason: "handed-on" });
    const { count } = await tx.coupon.updateMany({
      where: { gameId, siteId, redeemedAt: null },
      data: { redeemedAt: now },
    });
    if (count === 0) {
      const { redeemedAt } = await tx.coupon.findFirstOrThrow({ where: { gameId, siteId } });
      throw new DomainError("stale", "used before", { reason: "redeemed", redeemedAt: redeemedAt?.toISOString() });
    }
    return { type: "coupon.redeemed", redeemedAt: now.toISOString() };
  });
  return asShown(ctx, await requireCoupon(ctx, input.code));
}

/** Counted under a lock of the site's coupons, so that two rounds at once cannot both take the last one. */
async function requireCouponOfToday(
  tx: Db,
  siteId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS locked FROM "Site" WHERE id = ${siteId}::uuid FOR NO KEY UPDATE`;
  const issuedAt = { gt: new Date(now.getTime() - day) };
  const issued = await tx.coupon.count({ where: { siteId, issuedAt } });
  if (issued >= limit) throw new DomainError("forbidden", "no more coupons today", { reason: "coupons-per-day" });
}

/** The name is today's: a winner who was renamed or left the round afterwards keeps the coupon. */
async function readCoupon(db: Db, { siteId, gameId }: GameKey): Promise<Coupon | null> {
  const coupon = await db.coupon.findFirst({ where: { gameId, siteId } });
  if (!coupon) return null;
  const player = await db.player.findFirst({ where: { id: coupon.playerId, gameId, siteId } });
  return {
    playerId: coupon.playerId,
    playerName: player?.playerName ?? "",
    code: coupon.code,
    issuedAt: coupon.issuedAt.toISOString(),
    redeemedAt: coupon.redeemedAt?.toISOString() ?? null,
  };
}

type StoredCoupon = Awaited<ReturnType<typeof requireCoupon>>;

async function requireCoupon(ctx: StaffContext, typed: string) {
  const siteId = ctx.site.id;
  const code = readCode(typed);
  const found = await countingGuesses({ userId: ctx.actor.userId, ip: ctx.ip }, async () => {
    const include = { game: { select: { gameName: true, createdAt: true, players: true, holes: true } } };
    return code ? ctx.db.coupon.findFirst({ where: { code, siteId }, include }) : null;
  });
  if (!found) throw new DomainError("not-found", "no such coupon");
  return found;
}

async function asShown(
  { db }: StaffContext,
  { gameId, siteId, code, playerId, issuedAt, redeemedAt, game }: StoredCoupon,
): Promise<ShownCoupon> {
  const [strokes, course, settings] = await Promise.all([
    strokeTimes(db, { siteId, gameId }),
    roundCourseOf(db, { siteId, gameId }),
    golfSettingsOf(db, siteId),
  ]);
  return {
    code,
    playerName: game.players.find((player) => player.id === playerId)?.playerName ?? "",
    gameName: game.gameName,
    playedAt: game.createdAt.toISOString(),
    minutes: minutesPlayed(game.createdAt, issuedAt),
    holes: game.holes.filter((hole) => hole.playerId === playerId && hole.score > 0).length,
    doubt: strokes && doubtAbout(strokes, { ...settings, holes: course.length }),
    issuedAt: issuedAt.toISOString(),
    redeemedAt: redeemedAt?.toISOString() ?? null,
  };
}
