import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { DomainError } from "~/lib/errors.ts";
import { maxPlayers } from "./domain/player-name.ts";
import { roundHours } from "./domain/score.ts";
import { restoreMinutes } from "./policy.ts";
import { gameEventSchema, holeScoreSchema, playedHoleSchema, type GameEvent, type GameState } from "./schema.ts";

/** A game of one site; every read names both. */
export interface GameKey {
  siteId: string;
  gameId: string;
}

const isoTime = z.string().transform((text) => new Date(text).toISOString());
const playerRow = { id: z.uuid(), playerName: z.string(), createdAt: isoTime, earlierPageIds: z.array(z.uuid()) };
const stateRow = z.object({
  version: z.number().int(),
  game: z.object({ id: z.uuid(), gameName: z.string(), createdAt: isoTime, watchId: z.uuid() }),
  players: z.array(z.object(playerRow)),
  removed: z.array(z.object({ ...playerRow, removedAt: isoTime })),
  holes: z.array(holeScoreSchema),
  isLocked: z.boolean(),
  isOver: z.boolean(),
  course: z.array(playedHoleSchema).nullable(),
  rematchId: z.uuid().nullable(),
  coupon: z.object({ playerId: z.uuid(), redeemedAt: isoTime.nullable() }).nullable(),
});

/**
 * The whole game at one version, read in one statement so that its parts agree. Removed players and their scores are
 * left out, but for the names of the last ones who can still be brought back, as many as a round has places. Throws `not-found` for a game that is not one of
 * this site's.
 */
export async function readGameState(db: Db, { siteId, gameId }: GameKey): Promise<GameState> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<unknown[]>`
    SELECT g.version, g."lockedAt" IS NOT NULL AS "isLocked", g.course, g."rematchId",
      g."createdAt" <= now() - make_interval(hours => ${roundHours}::int) AS "isOver",
      json_build_object('id', g.id, 'gameName', g."gameName", 'createdAt', g."createdAt", 'watchId', g."watchId") AS game,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'playerName', p."playerName", 'createdAt', p."createdAt",
                                                  'earlierPageIds', p."earlierPageIds")
                                ORDER BY p."createdAt", p.id), '[]')
       FROM "Player" p
       WHERE p."gameId" = g.id AND p."siteId" = g."siteId" AND p."removedAt" IS NULL) AS players,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'playerName', p."playerName", 'createdAt', p."createdAt",
                                                  'earlierPageIds', p."earlierPageIds", 'removedAt', p."removedAt")
                                ORDER BY p."removedAt", p.id), '[]')
       FROM (SELECT * FROM "Player"
             WHERE "gameId" = g.id AND "siteId" = g."siteId"
               AND "removedAt" > now() - make_interval(mins => ${restoreMinutes}::int)
             ORDER BY "removedAt" DESC LIMIT ${maxPlayers}::int) p) AS removed,
      (SELECT coalesce(json_agg(json_build_object('pageId', h."pageId", 'playerId', h."playerId", 'score', h.score)
                                ORDER BY h."pageId", h."playerId"), '[]')
       FROM "Hole" h JOIN "Player" p ON p.id = h."playerId" AND p."siteId" = h."siteId" AND p."removedAt" IS NULL
       WHERE h."gameId" = g.id AND h."siteId" = g."siteId") AS holes,
      (SELECT json_build_object('playerId', c."playerId", 'redeemedAt', c."redeemedAt")
       FROM "Coupon" c WHERE c."gameId" = g.id AND c."siteId" = g."siteId") AS coupon
    FROM "Game" g
    WHERE g.id = ${gameId}::uuid AND g."siteId" = ${siteId}::uuid`,
  );
  if (rows.length === 0) throw new DomainError("not-found", "no such game");
  return stateRow.parse(rows[0]);
}

/** The game that a spectator link leads to. Throws `not-found` for a link that is not one of this site's. */
export async function gameOfWatchLink(
  db: Db,
  { siteId, watchId }: { siteId: string; watchId: string },
): Promise<GameKey> {
  const game = await db.game.findFirst({ where: { watchId, siteId }, select: { id: true } });
  if (!game) throw new DomainError("not-found", "no such game");
  return { siteId, gameId: game.id };
}

/** The game as spectators get it: without its own id and the next round's, which are the right to score. */
export function asWatched(state: GameState): GameState {
  return { ...state, game: { ...state.game, id: state.game.watchId }, rematchId: null, removed: [] };
}

/** The log after a version, oldest first, at most `limit` entries. */
export async function readEventsAfter(db: Db, key: GameKey, after: number, limit: number): Promise<GameEvent[]> {
  const rows = await db.gameEvent.findMany({
    where: { siteId: key.siteId, gameId: key.gameId, version: { gt: after } },
    orderBy: { version: "asc" },
    take: limit,
  });
  return rows.map(asEvent);
}

/** One stored row of the log as subscribers get it. */
export function asEvent(row: { type: string; data: unknown; version: number; opId: string }): GameEvent {
  return gameEventSchema.parse({ ...(row.data as object), type: row.type, version: row.version, opId: row.opId });
}
