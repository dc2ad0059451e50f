import type { GolfContext } from "./context.ts";
import type { ListedHole, ListedPlayer } from "./schema.ts";
import { getGame } from "./service.ts";

/** The players of a round, each with its game. Throws `not-found` for a game that is not one of this site's. */
export async function listPlayers(ctx: GolfContext, { gameId }: { gameId: string }): Promise<ListedPlayer[]> {
  const { players } = await getGame(ctx, { gameId });
  return players.map((player) => ({ ...player, gameId }));
}

/** The scores of a round's present players, with the time of their last change. Throws `not-found` as above. */
export async function listScores(ctx: GolfContext, { gameId }: { gameId: string }): Promise<ListedHole[]> {
  const { players } = await getGame(ctx, { gameId });
  const rows = await ctx.db.hole.findMany({
    where: { siteId: ctx.site.id, gameId, playerId: { in: players.map(({ id }) => id) } },
    select: { id: true, gameId: true, pageId: true, playerId: true, score: true, updatedAt: true },
    orderBy: [{ pageId: "asc" }, { playerId: "asc" }],
  });
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
