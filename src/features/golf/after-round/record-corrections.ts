import { day, hour } from "~/lib/time/lengths.ts";
import type { Db, CourseRecordModel } from "~/server/db.ts";
import { correctedResult } from "../domain/course-record.ts";
import { roundHours } from "../domain/score.ts";

/** Rounds that began after this take changes, with an hour to spare. */
export function mayStillChange(now: Date): Date {
  return new Date(now.getTime() - (roundHours + 1) * hour);
}

interface Correction {
  before: CourseRecordModel;
  /** The record by the scores and the name as they are now; null when the card is not complete or the player left. */
  after: CourseRecordModel | null;
}

/** So many records are held with their cards at a time, however many rounds a week had. */
const atOnce = 500;

/** Records of rounds that can still be corrected, beside what they would be now. */
export async function withCorrections(db: Db, siteId: string, records: CourseRecordModel[]): Promise<Correction[]> {
  if (records.length === 0) return [];
  const [gameIds, playerIds] = [records.map((record) => record.gameId), records.map((record) => record.playerId)];
  const [players, scores] = await Promise.all([
    db.player.findMany({
      where: { siteId, id: { in: playerIds }, removedAt: null },
      select: { id: true, gameId: true, playerName: true },
    }),
    db.hole.findMany({
      where: { siteId, gameId: { in: gameIds }, playerId: { in: playerIds } },
      select: { playerId: true, pageId: true, score: true },
    }),
  ]);
  const present = new Map(players.map((player) => [player.id, player]));
  const cards = new Map<string, typeof scores>(players.map(({ id }) => [id, []]));
  for (const score of scores) cards.get(score.playerId)?.push(score);
  return records.map((before) => {
    const player = present.get(before.playerId);
    if (player?.gameId !== before.gameId) return { before, after: null };
    const result = correctedResult(before, player.id, cards.get(player.id) ?? []);
    return { before, after: result ? { ...before, ...result, playerName: player.playerName } : null };
  });
}

/**
 * Writes into the list what was corrected in the rounds of the last week, and drops what is no whole round any more. A
 * round is open for a day, so that this, done every hour, leaves the final result before the list relies on it.
 */
export async function settleRecords(db: Db, siteId: string, now: Date): Promise<{ updated: number; dropped: number }> {
  const playedAt = { gte: new Date(now.getTime() - 7 * day) };
  const done = { updated: 0, dropped: 0 };
  for (let after: string | undefined; ;) {
    const records: CourseRecordModel[] = await db.courseRecord.findMany({
      where: { siteId, playedAt, id: { gt: after } },
      orderBy: { id: "asc" },
      take: atOnce,
    });
    for (const change of (await withCorrections(db, siteId, records)).filter(isChange)) {
      await writeCorrection(db, siteId, change);
      done[change.after ? "updated" : "dropped"] += 1;
    }
    after = records.at(-1)?.id;
    if (records.length < atOnce) return done;
  }
}

async function writeCorrection(db: Db, siteId: string, { before, after }: Correction): Promise<void> {
  const where = { id: before.id, siteId };
  if (!after) await db.courseRecord.deleteMany({ where });
  else {
    const { total, toPar, playerName } = after;
    await db.courseRecord.updateMany({ where, data: { total, toPar, playerName } });
  }
}

function isChange({ before, after }: Correction): boolean {
  return after?.total !== before.total || after.toPar !== before.toPar || after.playerName !== before.playerName;
}
