import { DomainError } from "~/lib/errors.ts";
import { zoneOf } from "~/features/site/zone-of.ts";
import type { CourseRecordModel, Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { GolfContext } from "../context.ts";
import { courseCardOf, roundCourseOf } from "../course-card-of.ts";
import { inPlaces, listLength, roundResult } from "../domain/course-record.ts";
import { isBelievable, isPlayedAlong } from "../domain/believable-round.ts";
import { isPlayedOut } from "../domain/hole-state.ts";
import { periodStart, type RecordPeriod } from "../domain/record-period.ts";
import { golfSettingsOf } from "../golf-settings.ts";
import { countWrite } from "../limits.ts";
import { readGameState, type GameKey } from "../read-game.ts";
import { mayStillChange } from "./record-corrections.ts";
import type { RecordList } from "../schema.ts";
import { strokeTimes } from "./stroke-times.ts";

/** The list looks through the scores of a whole day, and costs the database about as much as this many games. */
export const listWeight = 5;

interface RecordKey {
  gameId: string;
  playerId: string;
}

/**
 * Enters a player's finished round into the course's best list, by the player's own name; repeated, it changes nothing.
 * The result is worked out from the stored scores. Throws `not-found` for a player who is not in this game, `invalid`
 * before the round is over and every hole of the course has a score of this player (reason `not-complete`), and for a
 * round that was played faster than people can walk it, or whose strokes were made all at once (`too-fast`). A round on
 * another number of holes than the course has now is kept, and listed once it has as many again.
 */
export async function enterRecord(ctx: GolfContext, { gameId, playerId }: RecordKey): Promise<{ playerIds: string[] }> {
  const key = { siteId: ctx.site.id, gameId };
  countWrite(key.siteId, gameId, ctx.ip);
  const entered = await listEntered(ctx, { gameId });
  if (entered.playerIds.includes(playerId)) return entered;
  const [course, settings] = await Promise.all([roundCourseOf(ctx.db, key), golfSettingsOf(ctx.db, key.siteId)]);
  await inSite(key.siteId, () =>
    ctx.db.$transaction(async (tx) => {
      const now = await lockGame(tx, key);
      const { game, players, holes } = await readGameState(tx, key);
      const player = players.find(({ id }) => id === playerId);
      if (!player) throw new DomainError("not-found", "no such player in this game");
      const pageIds = course.map((hole) => hole.pageId);
      const result = isPlayedOut(players, holes, pageIds) ? roundResult(playerId, holes, course) : null;
      if (!result) throw new DomainError("invalid", "the card is not complete", { reason: "not-complete" });
      const strokes = await strokeTimes(tx, key);
      const limits = { ...settings, holes: course.length };
      const isWalked = strokes && isBelievable(new Date(game.createdAt), strokes, now, limits);
      if (!isWalked || !isPlayedAlong(strokes, limits))
        throw new DomainError("invalid", "nobody plays that fast", { reason: "too-fast" });
      const record = { ...result, holes: pageIds.length, playerName: player.playerName };
      await tx.courseRecord.upsert({
        where: { gameId_playerId: { gameId, playerId }, siteId: key.siteId },
        create: { ...record, ...key, playerId, playedAt: new Date(game.createdAt) },
        update: record,
      });
    }),
  );
  return listEntered(ctx, { gameId });
}

/** Takes a player's round off the list again, also when the round itself is deleted. Throws `not-found` if it is not on it. */
export async function removeRecord(
  ctx: GolfContext,
  { gameId, playerId }: RecordKey,
): Promise<{ playerIds: string[] }> {
  const siteId = ctx.site.id;
  countWrite(siteId, gameId, ctx.ip);
  const { count } = await ctx.db.courseRecord.deleteMany({ where: { siteId, gameId, playerId } });
  if (count === 0) throw new DomainError("not-found", "no such record");
  return readEntered(ctx.db, { siteId, gameId });
}

/** Takes a line off the list, for the site's editors: anybody can play under any name. Throws `not-found`. */
export async function strikeRecord(ctx: GolfContext, { recordId }: { recordId: string }): Promise<void> {
  const { count } = await ctx.db.courseRecord.deleteMany({ where: { id: recordId, siteId: ctx.site.id } });
  if (count === 0) throw new DomainError("not-found", "no such record");
}

/** Which players of a round are on the list. Throws `not-found` for a game that is not one of this site's. */
export async function listEntered(ctx: GolfContext, { gameId }: { gameId: string }): Promise<{ playerIds: string[] }> {
  const key = { siteId: ctx.site.id, gameId };
  const game = await ctx.db.game.findFirst({ where: { id: gameId, siteId: key.siteId }, select: { id: true } });
  if (!game) throw new DomainError("not-found", "no such game");
  return readEntered(ctx.db, key);
}

/**
 * The twenty best rounds of today, this month (in the site's time zone, by the start of the round) or all times, on as many holes
 * as the course has now. What was corrected in a round meanwhile counts at once.
 */
export async function listRecords(ctx: GolfContext, { period }: { period: RecordPeriod }): Promise<RecordList> {
  const siteId = ctx.site.id;
  const now = new Date();
  const holes = (await courseCardOf(siteId)).length;
  const since = periodStart(period, now, await zoneOf(ctx.db, siteId)) ?? new Date(0);
  const [settled, open] = await Promise.all([
    ctx.db.courseRecord.findMany({
      where: { siteId, holes, AND: [{ playedAt: { gte: since } }, { playedAt: { lt: mayStillChange(now) } }] },
      orderBy: [{ total: "asc" }, { playedAt: "asc" }],
      take: listLength,
    }),
    bestOfOpen(ctx.db, { siteId, holes, since: new Date(Math.max(since.getTime(), mayStillChange(now).getTime())) }),
  ]);
  const records = inPlaces([...settled, ...open]);
  return {
    holes,
    records: records.map(({ id, place, playerName, total, toPar, playedAt }) => ({
      ...{ id, place, playerName, total, toPar },
      playedAt: playedAt.toISOString(),
    })),
  };
}

type ListedRound = Pick<CourseRecordModel, "id" | "playerName" | "total" | "toPar" | "playedAt">;

/** The best of the rounds that can still be corrected, by their scores and names as they are now: no more of them is read. */
function bestOfOpen(db: Db, { siteId, holes, since }: { siteId: string; holes: number; since: Date }) {
  return inSite(
    siteId,
    () => db.$queryRaw<ListedRound[]>`
    SELECT r.id, p."playerName", sum(h.score)::int AS total, r."toPar" + sum(h.score)::int - r.total AS "toPar", r."playedAt"
    FROM "CourseRecord" r
    JOIN "Player" p
      ON p.id = r."playerId" AND p."gameId" = r."gameId" AND p."siteId" = r."siteId" AND p."removedAt" IS NULL
    JOIN "Hole" h
      ON h."playerId" = p.id AND h."siteId" = p."siteId" AND h."pageId" = ANY (r."pageIds") AND h.score <> 0
    WHERE r."siteId" = ${siteId}::uuid AND r.holes = ${holes}::int AND r."playedAt" >= ${since}::timestamptz
    GROUP BY r.id, p.id HAVING count(*) = cardinality(r."pageIds")
    ORDER BY total, r."playedAt", p."createdAt" LIMIT ${listLength}::int`,
  );
}

async function readEntered(db: Db, { siteId, gameId }: GameKey): Promise<{ playerIds: string[] }> {
  const rows = await db.courseRecord.findMany({ where: { siteId, gameId }, select: { playerId: true } });
  return { playerIds: rows.map((row) => row.playerId) };
}

/** Waits for changes of the scores that are under way; a later one is seen as a correction. Returns the database's time. */
async function lockGame(tx: Db, { siteId, gameId }: GameKey): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`
    SELECT now() AS now FROM "Game" WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
  return row?.now ?? new Date();
}
