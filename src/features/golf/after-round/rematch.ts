import { randomUUID } from "node:crypto";
import { zoneOf } from "~/features/site/zone-of.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Db } from "~/server/db.ts";
import { appendUnlessDone } from "../append-event.ts";
import type { GolfContext } from "../context.ts";
import { defaultGameName } from "../domain/game-name.ts";
import { countCreation, countWrite } from "../limits.ts";
import { readGameState, type GameKey } from "../read-game.ts";
import { asGame, hashOf } from "../service.ts";
import type { Game } from "../schema.ts";

interface Rematch {
  gameId: string;
  opId: string;
  deviceId?: string;
  starterKey?: string;
}

/**
 * Starts the next round of the same players in the same order, and tells the phones of the old one. There is one next
 * round: who asks second gets the same. Works for a locked or finished round, too. A new one counts as a game that
 * this phone and address start. Throws `not-found` for a game that is not one of this site's.
 */
export async function rematchGame(ctx: GolfContext, { starterKey, ...operation }: Rematch): Promise<Game> {
  const key = { siteId: ctx.site.id, gameId: operation.gameId };
  countWrite(key.siteId, key.gameId, ctx.ip);
  const existing = await nextRound(ctx.db, key);
  if (existing) return existing;
  await readGameState(ctx.db, key); // an unknown game must not count as a new one
  await countCreation(ctx, operation.deviceId);
  await appendUnlessDone(ctx, { ...operation, isAllowedAfterwards: true }, async (tx, now) => {
    if (await nextRound(tx, key)) throw new DomainError("stale", "another phone was faster");
    const rematchId = await copyPlayers(tx, key, { now, starterKey });
    await tx.game.updateMany({ where: { id: key.gameId, siteId: key.siteId }, data: { rematchId } });
    return { type: "round.rematched", rematchId };
  });
  const game = await nextRound(ctx.db, key);
  if (!game) throw new DomainError("not-found", "no next round");
  return game;
}

async function nextRound(db: Db, { siteId, gameId }: GameKey): Promise<Game | null> {
  const old = await db.game.findFirst({ where: { id: gameId, siteId }, select: { rematchId: true } });
  const game = old?.rematchId ? await db.game.findFirst({ where: { id: old.rematchId, siteId } }) : null;
  return game && asGame(game);
}

/** A new game whose log begins with the players of the old one, each joining a millisecond after the other. */
async function copyPlayers(
  tx: Db,
  old: GameKey,
  { now, starterKey }: { now: Date; starterKey: string | undefined },
): Promise<string> {
  const { siteId } = old;
  const gameId = randomUUID();
  const players = (await readGameState(tx, old)).players.map(({ id, playerName }, index) => ({
    id: deriveId(gameId, id), // a phone whose owner played the old round knows them by it
    playerName,
    createdAt: new Date(now.getTime() + index),
  }));
  const starterKeyHash = starterKey ? hashOf(starterKey) : null;
  const names = { gameName: defaultGameName(now, await zoneOf(tx, siteId)), createdAt: now, starterKeyHash };
  await tx.game.create({ data: { id: gameId, siteId, version: players.length, ...names } });
  await tx.player.createMany({ data: players.map((player) => ({ ...player, siteId, gameId })) });
  await tx.gameEvent.createMany({
    data: players.map((player, index) => ({
      siteId,
      gameId,
      version: index + 1,
      type: "player.added",
      data: { player: { ...player, createdAt: player.createdAt.toISOString(), earlierPageIds: [] } },
      opId: player.id,
    })),
  });
  return gameId;
}
