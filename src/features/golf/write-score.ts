import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { maxScore, roundHours } from "./domain/score.ts";
import { maxEvents } from "./limits.ts";
import type { PlayedHole } from "./schema.ts";

/** Younger strokes come as they are made. */
export const freshMs = 5_000;

/** One change of one cell: by one stroke, or to a value. */
export type ScoreWrite = {
  gameId: string;
  opId: string;
  deviceId?: string;
  by?: string;
  playerId: string;
  pageId: string;
  ageMs?: number;
} & ({ delta: 1 | -1; score?: undefined } | { score: number; delta?: undefined });

interface WrittenRow {
  version: number;
  type: string;
  data: unknown;
  opId: string;
  isReplay: boolean;
}

/**
 * Changes one score and appends it to the log, exactly once per `opId`, in one statement: it locks the game's row,
 * counts the version up, floors the score at 0, caps it at 20 and logs the result, with its age where it had waited. Also a tap without effect is logged,
 * so that its repetition stays without effect. The round's first stroke keeps the `course` as it is now, which the round
 * is played on from then on; only its holes are written to. What was written before is found again all the same.
 * Undefined when nothing may be written.
 */
export async function writeScore(
  db: Db,
  siteId: string,
  {
    gameId,
    opId,
    deviceId,
    playerId,
    pageId,
    ageMs = 0,
    course,
    ...write
  }: ScoreWrite & { course: readonly PlayedHole[] },
): Promise<WrittenRow | undefined> {
  const delta = write.delta ?? null;
  const first = Math.max(0, write.score ?? write.delta);
  const [row] = await inSite(
    siteId,
    () => db.$queryRaw<WrittenRow[]>`
    WITH given AS (
      SELECT ${JSON.stringify(course)}::jsonb AS holes
    ), replay AS (
      SELECT version, type, data, "opId" FROM "GameEvent"
      WHERE "gameId" = ${gameId}::uuid AND "siteId" = ${siteId}::uuid AND "opId" = ${opId}::uuid
    ), before AS (
      SELECT course IS NULL AS "isFirst" FROM "Game" WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid
    ), head AS (
      UPDATE "Game" SET version = version + 1, course = coalesce(course, given.holes)
      FROM given
      WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid
        AND "createdAt" > now() - make_interval(hours => ${roundHours}::int)
        AND "lockedAt" IS NULL
        AND version < ${maxEvents}::int
        AND NOT EXISTS (SELECT 1 FROM replay)
        AND EXISTS (SELECT 1 FROM "Player" WHERE id = ${playerId}::uuid AND "gameId" = ${gameId}::uuid
                    AND "siteId" = ${siteId}::uuid AND "removedAt" IS NULL)
        AND coalesce(course, given.holes) @> jsonb_build_array(jsonb_build_object('pageId', ${pageId}::text))
      RETURNING version, course
    ), cell AS (
      INSERT INTO "Hole" (id, "siteId", "gameId", "pageId", "playerId", score, "updatedAt")
      SELECT gen_random_uuid(), ${siteId}::uuid, ${gameId}::uuid, ${pageId}::uuid, ${playerId}::uuid, ${first}::int, now()
      FROM head
      ON CONFLICT ("gameId", "pageId", "playerId") DO UPDATE SET
        score = CASE WHEN ${delta}::int IS NULL THEN EXCLUDED.score
                ELSE least(${maxScore}::int, greatest(0, "Hole".score + ${delta}::int)) END,
        "updatedAt" = now()
      RETURNING score
    ), event AS (
      INSERT INTO "GameEvent" ("gameId", version, "siteId", type, data, "opId", "deviceId")
      SELECT ${gameId}::uuid, head.version, ${siteId}::uuid, 'score.changed',
        jsonb_build_object('playerId', ${playerId}::text, 'pageId', ${pageId}::text,
                           'score', cell.score, 'delta', ${delta}::int, 'by', ${write.by ?? null}::text,
                           'ageMs', ${ageMs > freshMs ? ageMs : null}::int)
          || CASE WHEN before."isFirst" THEN jsonb_build_object('course', head.course) ELSE '{}' END,
        ${opId}::uuid, ${deviceId ?? null}::uuid
      FROM head, cell, before
      RETURNING version, type, data, "opId"
    )
    SELECT version, type, data, "opId", true AS "isReplay" FROM replay
    UNION ALL
    SELECT version, type, data, "opId", false AS "isReplay" FROM event`,
  );
  return row;
}
