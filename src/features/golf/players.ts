import { deriveId } from "~/lib/ids.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { appendEvent } from "./append-event.ts";
import type { GolfContext } from "./context.ts";
import { freeName } from "./domain/free-name.ts";
import { holesMissedByJoining } from "./domain/hole-state.ts";
import { cleanPlayerName, maxPlayers } from "./domain/player-name.ts";
import { countWrite } from "./limits.ts";
import { isRestorable } from "./policy.ts";
import { readGameState, type GameKey } from "./read-game.ts";
import type { PlayerChange } from "./schema.ts";

interface PlayerOperation {
  gameId: string;
  opId: string;
  deviceId?: string;
  by?: string;
}

/**
 * Lets somebody join, also mid-round: the holes that are already played are noted and not waited for. Who has the name
 * of somebody else gets a number behind it. Throws `invalid` for a name without a visible character or a full game.
 */
export async function addPlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerName: string },
): Promise<PlayerChange> {
  countWrite(ctx.site.id, input.gameId, ctx.ip);
  const typed = requireName(input.playerName);
  const key = { siteId: ctx.site.id, gameId: input.gameId };
  const playerId = deriveId(input.gameId, input.opId);
  const { version } = await appendEvent(ctx, input, async (tx, now) => {
    await requireRoomForPlayer(tx, key);
    const playerName = await freeNameOf(tx, { ...key, playerId }, typed);
    const earlierPageIds = await missedHoles(tx, key);
    await tx.player.create({ data: { id: playerId, ...key, playerName, earlierPageIds, createdAt: now } });
    return {
      type: "player.added",
      player: { id: playerId, playerName, createdAt: now.toISOString(), earlierPageIds },
    };
  });
  return { playerId, version };
}

/** Renames a player of this game, as `addPlayer` names one. Throws `not-found` for any other. */
export async function renamePlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerId: string; playerName: string },
): Promise<PlayerChange> {
  countWrite(ctx.site.id, input.gameId, ctx.ip);
  const typed = requireName(input.playerName);
  const { version } = await appendEvent(ctx, input, async (tx) => {
    const key = { gameId: input.gameId, siteId: ctx.site.id };
    const playerName = await freeNameOf(tx, { ...key, playerId: input.playerId }, typed);
    const where = { id: input.playerId, ...key, removedAt: null };
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
  countWrite(ctx.site.id, input.gameId, ctx.ip);
  const { version } = await appendEvent(ctx, input, async (tx, now) => {
    const where = { id: input.playerId, gameId: input.gameId, siteId: ctx.site.id, removedAt: null };
    const { count } = await tx.player.updateMany({ where, data: { removedAt: now } });
    if (count === 0) throw new DomainError("not-found", "no such player in this game");
    return { type: "player.removed", playerId: input.playerId, removedAt: now.toISOString() };
  });
  return { playerId: input.playerId, version };
}

/**
 * Brings a removed player back with all scores, until ten minutes after the removal. Throws `not-found` for who is not
 * removed or was removed longer ago, `invalid` when the game has filled up meanwhile.
 */
export async function restorePlayer(
  ctx: GolfContext,
  input: PlayerOperation & { playerId: string },
): Promise<PlayerChange> {
  countWrite(ctx.site.id, input.gameId, ctx.ip);
  const key = { siteId: ctx.site.id, gameId: input.gameId };
  const { version } = await appendEvent(ctx, input, async (tx, now) => {
    const player = await tx.player.findFirst({ where: { id: input.playerId, ...key } });
    if (!player?.removedAt || !isRestorable(player.removedAt, now))
      throw new DomainError("not-found", "no player to bring back", { reason: "too-late" });
    await requireRoomForPlayer(tx, key);
    await tx.player.updateMany({ where: { id: player.id, ...key }, data: { removedAt: null } });
    const holes = await tx.hole.findMany({
      where: { playerId: player.id, ...key },
      select: { pageId: true, playerId: true, score: true },
    });
    const { id, playerName, createdAt, earlierPageIds } = player;
    return {
      type: "player.restored",
      player: { id, playerName, createdAt: createdAt.toISOString(), earlierPageIds },
      holes,
    };
  });
  return { playerId: input.playerId, version };
}

function requireName(typed: string): string {
  const name = cleanPlayerName(typed);
  if (name === null) throw new DomainError("invalid", "the name is empty", { reason: "empty" });
  return name;
}

/** The names of removed players are taken, too: they may come back. Asked under the game's row lock. */
async function freeNameOf(tx: Db, { siteId, gameId, playerId }: GameKey & { playerId: string }, typed: string) {
  const others = await tx.player.findMany({
    where: { siteId, gameId, id: { not: playerId } },
    select: { playerName: true },
  });
  return freeName(typed, others);
}

/** Asked under the game's row lock, so that two who join at once cannot both take the last place. */
async function requireRoomForPlayer(tx: Db, { siteId, gameId }: GameKey): Promise<void> {
  const count = await tx.player.count({ where: { siteId, gameId, removedAt: null } });
  if (count >= maxPlayers) throw new DomainError("invalid", "the game is full", { reason: "full", maxPlayers });
}

async function missedHoles(tx: Db, key: GameKey): Promise<string[]> {
  const { players, holes } = await readGameState(tx, key);
  const last = await tx.hole.findFirst({
    where: { ...key, score: { gt: 0 }, player: { removedAt: null } },
    orderBy: { updatedAt: "desc" },
    select: { pageId: true },
  });
  return holesMissedByJoining(players, holes, last?.pageId ?? null);
}
