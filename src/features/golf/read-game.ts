import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { DomainError } from "~/lib/errors.ts";
import { gameEventSchema, holeScoreSchema, type GameEvent, type GameState } from "./schema.ts";

/** A game of one site; every read names both. */
export interface GameKey {
  siteId: string;
  gameId: string;
}

const isoTime = z.string().transform((text) => new Date(text).toISOString());
const stateRow = z.object({
  version: z.number().int(),
  game: z.object({ id: z.uuid(), gameName: z.string(), createdAt: isoTime }),
  players: z.array(z.object({ id: z.uuid(), playerName: z.string(), createdAt: isoTime })),
  holes: z.array(holeScoreSchema),
});

/**
 * The whole game at one version, read in one statement so that its parts agree. Removed players and their scores are
 * left out. Throws `not-found` for a game that is not one of this site's.
 */
export async function readGameState(db: Db, { siteId, gameId }: GameKey): Promise<GameState> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT g.version, json_build_object('id', g.id, 'gameName', g."gameName", 'createdAt', g."createdAt") AS game,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'playerName', p."playerName", 'createdAt', p."createdAt")
                                ORDER BY p."createdAt", p.id), '[]')
       FROM "Player" p
       WHERE p."gameId" = g.id AND p."siteId" = g."siteId" AND p."removedAt" IS NULL) AS players,
      (SELECT coalesce(json_agg(json_build_object('pageId', h."pageId", 'playerId', h."playerId", 'score', h.score)
                                ORDER BY h."pageId", h."playerId"), '[]')
       FROM "Hole" h JOIN "Player" p ON p.id = h."playerId" AND p."siteId" = h."siteId" AND p."removedAt" IS NULL
       WHERE h."gameId" = g.id AND h."siteId" = g."siteId") AS holes
    FROM "Game" g
    WHERE g.id = ${gameId}::uuid AND g."siteId" = ${siteId}::uuid`;
  if (rows.length === 0) throw new DomainError("not-found", "no such game");
  return stateRow.parse(rows[0]);
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
