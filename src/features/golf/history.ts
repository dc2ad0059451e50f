import { inSite } from "~/server/site-scope.ts";
import type { GolfContext } from "./context.ts";
import { maxEvents } from "./limits.ts";
import { asEvent, readGameState } from "./read-game.ts";
import type { History } from "./schema.ts";

const pageSize = 50;
/** A page of the history costs the database about as much as this many games. */
export const historyWeight = 5;

interface LogRow {
  version: number;
  type: string;
  data: unknown;
  opId: string;
  createdAt: Date;
  device: number | null;
  scoreBefore: number | null;
}

/**
 * What was changed in a round, newest first, 50 entries at a time: each with its time, the number of the phone that did
 * it and, for a score, the value before. However long the log, one page looks at the 5,000 entries before it at most. Throws `not-found` for a game that is not one of this site's.
 */
export async function readHistory(
  ctx: GolfContext,
  { gameId, deviceId, before }: { gameId: string; deviceId?: string; before?: number },
): Promise<History> {
  const siteId = ctx.site.id;
  const { version } = await readGameState(ctx.db, { siteId, gameId });
  const oldest = Math.min(before ?? version + 1, version + 1) - maxEvents;
  const [rows, own] = await inSite(siteId, () =>
    Promise.all([
      ctx.db.$queryRaw<LogRow[]>`
      WITH log AS (
        SELECT * FROM "GameEvent" WHERE "gameId" = ${gameId}::uuid AND "siteId" = ${siteId}::uuid
          AND version >= ${oldest}::int
      ), device AS (
        SELECT "deviceId", (row_number() OVER (ORDER BY min(version)))::int AS number
        FROM log WHERE "deviceId" IS NOT NULL GROUP BY "deviceId"
      ), told AS (
        SELECT log.*, CASE WHEN type = 'score.changed' THEN coalesce(lag((data->>'score')::int) OVER (
          PARTITION BY type, data->>'playerId', data->>'pageId' ORDER BY version), 0) END AS "scoreBefore"
        FROM log
      )
      SELECT told.version, told.type, told.data, told."opId", told."createdAt", device.number AS device, told."scoreBefore"
      FROM told LEFT JOIN device ON device."deviceId" = told."deviceId"
      WHERE ${before ?? null}::int IS NULL OR told.version < ${before ?? null}::int
      ORDER BY told.version DESC LIMIT ${pageSize}`,
      deviceId ? numberOf(ctx, { gameId, deviceId, oldest }) : null,
    ]),
  );
  return {
    ownDevice: own,
    entries: rows.map((row) => ({
      event: asEvent(row),
      at: row.createdAt.toISOString(),
      device: row.device,
      scoreBefore: row.scoreBefore,
    })),
  };
}

async function numberOf(
  ctx: GolfContext,
  { gameId, deviceId, oldest }: { gameId: string; deviceId: string; oldest: number },
): Promise<number | null> {
  const [row] = await ctx.db.$queryRaw<{ number: number }[]>`
    SELECT number FROM (
      SELECT "deviceId", (row_number() OVER (ORDER BY min(version)))::int AS number FROM "GameEvent"
      WHERE "gameId" = ${gameId}::uuid AND "siteId" = ${ctx.site.id}::uuid AND "deviceId" IS NOT NULL
        AND version >= ${oldest}::int
      GROUP BY "deviceId") AS device
    WHERE "deviceId" = ${deviceId}::uuid`;
  return row?.number ?? null;
}
