import { createHash, timingSafeEqual } from "node:crypto";
import { zoneOf } from "~/features/site/zone-of.ts";
import { DomainError } from "~/lib/errors.ts";
import { appendEvent } from "./append-event.ts";
import type { GolfContext } from "./context.ts";
import { defaultGameName } from "./domain/game-name.ts";
import { cleanPlayerName } from "./domain/player-name.ts";
import { countCreation, countWrite } from "./limits.ts";
import { asWatched, gameOfWatchLink, readGameState } from "./read-game.ts";
import type { Game, GameState, RoundChange } from "./schema.ts";

/**
 * Starts a round. Its id carries 122 random bits and is the only key to it: games are never listed. `starterKey` is kept
 * as a hash; who shows it again may lock the round.
 */
export async function createGame(
  ctx: GolfContext,
  { gameName, starterKey, deviceId }: { gameName?: string; starterKey?: string; deviceId?: string },
): Promise<Game> {
  await countCreation(ctx, deviceId);
  const name = cleanPlayerName(gameName ?? "") ?? defaultGameName(new Date(), await zoneOf(ctx.db, ctx.site.id));
  const starterKeyHash = starterKey ? hashOf(starterKey) : null;
  const game = await ctx.db.game.create({ data: { siteId: ctx.site.id, gameName: name, starterKeyHash } });
  return asGame(game);
}

/** A stored game as its players get it. */
export function asGame(game: { id: string; gameName: string; createdAt: Date; watchId: string }): Game {
  return { id: game.id, gameName: game.gameName, createdAt: game.createdAt.toISOString(), watchId: game.watchId };
}

/** The whole game at one version. Throws `not-found` for a game that is not one of this site's. */
export async function getGame(ctx: GolfContext, { gameId }: { gameId: string }): Promise<GameState> {
  return readGameState(ctx.db, { siteId: ctx.site.id, gameId });
}

/** The game as spectators see it. Throws `not-found` for a link that is not one of this site's. */
export async function watchGame(ctx: GolfContext, { watchId }: { watchId: string }): Promise<GameState> {
  const key = await gameOfWatchLink(ctx.db, { siteId: ctx.site.id, watchId });
  return asWatched(await readGameState(ctx.db, key));
}

interface Locking {
  gameId: string;
  opId: string;
  deviceId?: string;
  by?: string;
  starterKey: string;
  isLocked: boolean;
}

/** Locks the round or opens it again. Throws `forbidden` for who does not hold the starter's key. */
export async function lockRound(ctx: GolfContext, input: Locking): Promise<RoundChange> {
  const { gameId, isLocked, starterKey } = input;
  const siteId = ctx.site.id;
  countWrite(siteId, gameId, ctx.ip);
  const { version } = await appendEvent(ctx, { ...input, isAllowedAfterwards: true }, async (tx, now) => {
    const game = await tx.game.findFirst({ where: { id: gameId, siteId }, select: { starterKeyHash: true } });
    if (!isSameHash(game?.starterKeyHash, hashOf(starterKey)))
      throw new DomainError("forbidden", "only the phone that started the round may lock it", {
        reason: "not-starter",
      });
    await tx.game.updateMany({ where: { id: gameId, siteId }, data: { lockedAt: isLocked ? now : null } });
    return { type: "round.locked", isLocked };
  });
  return { version };
}

/** What is stored of a starter's key. The key has 122 random bits, so a plain hash cannot be guessed back. */
export function hashOf(starterKey: string): string {
  return createHash("sha256").update(starterKey.toLowerCase()).digest("hex");
}

function isSameHash(stored: string | null | undefined, shown: string): boolean {
  return stored?.length === shown.length && timingSafeEqual(Buffer.from(stored), Buffer.from(shown));
}
