import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { StrokeTimes } from "../domain/believable-round.ts";
import type { GameKey } from "../read-game.ts";

/** When a round's strokes came and were made, never before the round itself; null for a round without strokes. */
export async function strokeTimes(db: Db, { siteId, gameId }: GameKey): Promise<StrokeTimes | null> {
  const [row] = await inSite(
    siteId,
    () => db.$queryRaw<(StrokeTimes | { firstAt: null })[]>`
    SELECT min(e."createdAt") AS "firstAt", max(e."createdAt") AS "lastAt",
      min(greatest(g."createdAt", e."createdAt" - e.age)) AS "firstMadeAt",
      max(greatest(g."createdAt", e."createdAt" - e.age)) AS "lastMadeAt"
    FROM "Game" g
    JOIN LATERAL (
      SELECT "createdAt", make_interval(secs => coalesce((data->>'ageMs')::float8, 0) / 1000) AS age
      FROM "GameEvent"
      WHERE "gameId" = g.id AND "siteId" = g."siteId" AND type = 'score.changed'
    ) e ON true
    WHERE g.id = ${gameId}::uuid AND g."siteId" = ${siteId}::uuid`,
  );
  return row?.firstAt ? row : null;
}
