import { deriveId } from "~/lib/ids.ts";
import { DomainError } from "~/lib/errors.ts";
import { appendEvent } from "./append-event.ts";
import type { GolfContext } from "./context.ts";
import { defaultGameName } from "./domain/game-name.ts";
import { cleanPlayerName, maxPlayers } from "./domain/player-name.ts";
import { countCreation, countWrite } from "./limits.ts";
import { readGameState } from "./read-game.ts";
import type { Game, GameState, PlayerChange } from "./schema.ts";

/** Starts a round. Its id carries 122 random bits and is the only key to it: games are never listed. */
export async function createGame(ctx: GolfContext, { gameName }: { gameName?: string }): Promise<Game> {
  await countCreation(ctx.ip);
  const name = cleanPlayerName(gameName ?? "") ?? defaultGameName(new Date());
  const game = await ctx.db.game.create({ data: { siteId: ctx.site.id, gameName: name } });
  return { id: game.id, gameName: game.gameName, createdAt: game.createdAt.toISOString() };
}

/** The whole game at one version. Throws `not-found` for a game that is not one of this site's. */
export async function getGame(ctx: GolfContext, { gameId }: { gameId: string }): Promise<GameState> {
  return readGameState(ctx.db, { siteId: ctx.site.id, gameId });
}

interface PlayerOperation {
  gameId: string;
  opId: string;
}

/** Lets somebody join, also mid-round. Throws `invalid` for a name without a visible character or a full game. */
export async function addPlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerName: string },
): Promise<PlayerChange> {
  await countWrite(ctx.site.id, input.gameId, ctx.ip);
  const playerName = requireName(input.playerName);
  const siteId = ctx.site.id;
  const playerId = deriveId(input.gameId, input.opId);
  const { version } = await appendEvent(ctx, input, async (tx, now) => {
    const count = await tx.player.count({ where: { siteId, gameId: input.gameId, removedAt: null } });
    if (count >= maxPlayers) throw new DomainError("invalid", "the game is full", { reason: "full", maxPlayers });
    await tx.player.create({ data: { id: playerId, siteId, gameId: input.gameId, playerName, createdAt: now } });
    return { type: "player.added", player: { id: playerId, playerName, createdAt: now.toISOString() } };
  });
  return { playerId, version };
}

/** Renames a player of this game. Throws `not-found` for any other. */
export async function renamePlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerId: string; playerName: string },
): Promise<PlayerChange> {
  await countWrite(ctx.site.id, input.gameId, ctx.ip);
  const playerName = requireName(input.playerName);
  const { version } = await appendEvent(ctx, input, async (tx) => {
    const where = { id: input.playerId, gameId: input.gameId, siteId: ctx.site.id, removedAt: null };
    const { count } = await tx.player.updateMany({ where, data: { playerName } });
    if (count === 0) throw new DomainError("not-found", "no such player in this game");
    return { type: "player.renamed", playerId: input.playerId, playerName };
  });
  return { playerId: input.playerId, version };
}

/** Takes a player out of this game; the scores stay stored, so that the removal can be taken back. */
export async function removePlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerId: string },
): Promise<PlayerChange> {
  await countWrite(ctx.site.id, input.gameId, ctx.ip);
  const { version } = await appendEvent(ctx, input, async (tx, now) => {
    const where = { id: input.playerId, gameId: input.gameId, siteId: ctx.site.id, removedAt: null };
    const { count } = await tx.player.updateMany({ where, data: { removedAt: now } });
    if (count === 0) throw new DomainError("not-found", "no such player in this game");
    return { type: "player.removed", playerId: input.playerId };
  });
  return { playerId: input.playerId, version };
}

function requireName(typed: string): string {
  const name = cleanPlayerName(typed);
  if (name === null) throw new DomainError("invalid", "the name is empty", { reason: "empty" });
  return name;
}
