import { DomainError } from "~/lib/errors.ts";
import type { GolfContext } from "./context.ts";
import { courseCardOf } from "./course-card-of.ts";
import { maxScore, roundHours } from "./domain/score.ts";
import { countWrite, maxEvents } from "./limits.ts";
import { announceEvent } from "./feed/open-feeds.ts";
import { fullLog, refusalToChange } from "./policy.ts";
import { asEvent } from "./read-game.ts";
import type { ScoreChange } from "./schema.ts";

/** One change of one cell: by one stroke, or to a value. */
export type ScoreWrite = { gameId: string; opId: string; deviceId?: string; playerId: string; pageId: string } & (
  { delta: 1 | -1; score?: undefined } | { score: number; delta?: undefined }
);

/**
 * Changes one score and appends it to the log, exactly once per `opId`, in one statement: it locks the game's row,
 * counts the version up, floors the score at 0, caps it at 20 and logs the result. Also a tap without effect is logged,
 * so that its repetition stays without effect. Throws `not-found` unless game, player and hole belong to the site and
 * to each other, `forbidden` for a frozen or locked round, `too-many` beyond the limits. A hole is one of the course's
 * card, which is in memory; the scores of one that left the course in the middle of a round stay as they are.
 */
export async function changeScore(ctx: GolfContext, write: ScoreWrite): Promise<ScoreChange> {
  await countWrite(ctx.site.id, write.gameId, ctx.ip);
  const course = await courseCardOf(ctx.site.id);
  const isOnCourse = course.some((hole) => hole.pageId === write.pageId);
  const row = await runOnce(ctx, write, isOnCourse).catch((error: unknown) => {
    // The same opId arrived twice at the same time: the other one is committed now, so this one finds it.
    if (isUniqueViolation(error)) return runOnce(ctx, write, isOnCourse);
    throw error;
  });
  if (!row) throw await refusalOf(ctx, write);
  const event = asEvent(row);
  if (!row.isReplay) announceEvent(ctx, write.gameId, event);
  if (event.type !== "score.changed") throw new DomainError("invalid", "this opId was used for something else");
  return { pageId: event.pageId, playerId: event.playerId, score: event.score, version: event.version };
}

interface WrittenRow {
  version: number;
  type: string;
  data: unknown;
  opId: string;
  isReplay: boolean;
}

/** Writes only to a hole of the course; what was written before is found again all the same. */
async function runOnce(ctx: GolfContext, write: ScoreWrite, isOnCourse: boolean): Promise<WrittenRow | undefined> {
  const { gameId, opId, deviceId, playerId, pageId } = write;
  const siteId = ctx.site.id;
  const delta = write.delta ?? null;
  const first = Math.max(0, write.score ?? write.delta);
  const [row] = await ctx.db.$queryRaw<WrittenRow[]>`
    WITH replay AS (
      SELECT version, type, data, "opId" FROM "GameEvent"
      WHERE "gameId" = ${gameId}::uuid AND "siteId" = ${siteId}::uuid AND "opId" = ${opId}::uuid
    ), head AS (
      UPDATE "Game" SET version = version + 1
      WHERE id = ${gameId}::uuid AND "siteId" = ${siteId}::uuid
        AND "createdAt" > now() - make_interval(hours => ${roundHours}::int)
        AND "lockedAt" IS NULL
        AND version < ${maxEvents}::int
        AND NOT EXISTS (SELECT 1 FROM replay)
        AND EXISTS (SELECT 1 FROM "Player" WHERE id = ${playerId}::uuid AND "gameId" = ${gameId}::uuid
                    AND "siteId" = ${siteId}::uuid AND "removedAt" IS NULL)
        AND ${isOnCourse}::boolean
      RETURNING version
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
                           'score', cell.score, 'delta', ${delta}::int),
        ${opId}::uuid, ${deviceId ?? null}::uuid
      FROM head, cell
      RETURNING version, type, data, "opId"
    )
    SELECT version, type, data, "opId", true AS "isReplay" FROM replay
    UNION ALL
    SELECT version, type, data, "opId", false AS "isReplay" FROM event`;
  return row;
}

/** Why nothing was written; asked only when the statement found no row. */
async function refusalOf(ctx: GolfContext, { gameId, playerId }: ScoreWrite): Promise<DomainError> {
  const siteId = ctx.site.id;
  const game = await ctx.db.game.findFirst({
    where: { id: gameId, siteId },
    select: { createdAt: true, lockedAt: true, version: true },
  });
  if (!game) return new DomainError("not-found", "no such game");
  const refusal = refusalToChange(game, new Date());
  if (refusal) return refusal;
  if (game.version >= maxEvents) return fullLog();
  const player = await ctx.db.player.findFirst({ where: { id: playerId, gameId, siteId, removedAt: null } });
  return new DomainError("not-found", player ? "no such hole" : "no such player in this game");
}

function isUniqueViolation(error: unknown): boolean {
  const meta = (error as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } }; code?: string } }).meta;
  return meta?.driverAdapterError?.cause?.originalCode === "23505" || meta?.code === "23505";
}
