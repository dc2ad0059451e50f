import type { GameState, GameUpdate, Player, RemovedPlayer } from "../schema.ts";
import { freeName } from "./free-name.ts";
import { scoreAt, withScore } from "./game-state.ts";
import { holesMissedByJoining } from "./hole-state.ts";
import { adjustedScore } from "./score.ts";

/** What somebody did on this phone. A player who is added has the id that the server will give, too. */
export type Change =
  | { type: "tap"; playerId: string; pageId: string; delta: 1 | -1 }
  | { type: "setScore"; playerId: string; pageId: string; score: number }
  | { type: "addPlayer"; playerId: string; playerName: string }
  | { type: "renamePlayer"; playerId: string; playerName: string }
  | { type: "removePlayer"; playerId: string }
  | { type: "restorePlayer"; playerId: string }
  | { type: "lock"; isLocked: boolean };

/** A change on its way to the server. It keeps its `opId` over every retry, so it counts exactly once. */
export interface PendingChange {
  opId: string;
  gameId: string;
  /** Milliseconds at which it was made on this phone, a little later when another one has that number already. */
  madeAt: number;
  change: Change;
  /** The version that the server stored it under, once it has answered. */
  storedAs?: number;
  /** The round was locked when it came: kept, and offered again when the round is open. */
  isHeld?: boolean;
}

/** The round as the phone shows it: what the server knows, and every pending change on top, in order. */
export function withPendingChanges(state: GameState, pending: PendingChange[]): GameState {
  return pending
    .filter((entry) => !isSeen(entry, state.version))
    .reduce((shown, entry) => withChange(shown, entry, state), state);
}

/** The changes that are still needed after an update: neither its own nor covered by the version that it brought. */
export function settleChanges(pending: PendingChange[], update: GameUpdate, version: number): PendingChange[] {
  const own = update.type === "snapshot" ? null : update.opId;
  const left = pending.filter((entry) => entry.opId !== own && !isSeen(entry, version));
  return left.length === pending.length ? pending : left;
}

/** The players whose adding, renaming, removal or return the server has not acknowledged yet. */
export function playersUnderWay(pending: PendingChange[]): string[] {
  const ids = pending.flatMap(({ change, storedAs }) =>
    storedAs === undefined && change.type.endsWith("Player") && "playerId" in change ? [change.playerId] : [],
  );
  return [...new Set(ids)];
}

function isSeen({ storedAs }: PendingChange, version: number): boolean {
  return storedAs !== undefined && storedAs <= version;
}

/** `known` is the state that the server sent, where the scores of somebody removed on this phone still stand. */
function withChange(shown: GameState, { change, madeAt }: PendingChange, known: GameState): GameState {
  switch (change.type) {
    case "tap": {
      const score = adjustedScore(scoreAt(shown.holes, change), change.delta);
      return { ...shown, holes: withScore(shown.holes, { ...change, score }) };
    }
    case "setScore":
      return { ...shown, holes: withScore(shown.holes, change) };
    case "addPlayer": {
      if (shown.players.some((player) => player.id === change.playerId)) return shown;
      return { ...shown, players: [...shown.players, joining(shown, change, new Date(madeAt).toISOString())] };
    }
    case "renamePlayer": {
      const { playerId } = change;
      const playerName = freeName(change.playerName, others(shown, playerId));
      const rename = (player: Player) => (player.id === playerId ? { ...player, playerName } : player);
      return { ...shown, players: shown.players.map(rename) };
    }
    case "removePlayer":
      return withoutPlayer(shown, change.playerId, new Date(madeAt).toISOString());
    case "restorePlayer":
      return withPlayerBack(shown, change.playerId, known);
    case "lock":
      return { ...shown, isLocked: change.isLocked };
  }
}

function joining(shown: GameState, change: { playerId: string; playerName: string }, at: string) {
  const { playerId } = change;
  const playerName = freeName(change.playerName, others(shown, playerId));
  const earlierPageIds = holesMissedByJoining(shown.players, shown.holes, null);
  return { id: playerId, playerName, createdAt: at, earlierPageIds };
}

/** Whose names are taken: also of those who may come back. */
function others({ players, removed }: GameState, playerId: string): Player[] {
  return [...players, ...removed].filter((player) => player.id !== playerId);
}

function withoutPlayer(shown: GameState, playerId: string, removedAt: string): GameState {
  const left = shown.players.find((player) => player.id === playerId);
  if (!left) return shown;
  return {
    ...shown,
    players: shown.players.filter((player) => player !== left),
    removed: [...shown.removed, { ...left, removedAt }],
    holes: shown.holes.filter((hole) => hole.playerId !== playerId),
  };
}

/** Only who was removed on this very phone comes back at once: nobody else's scores are known here any more. */
function withPlayerBack(shown: GameState, playerId: string, known: GameState): GameState {
  const isKnown = known.players.some((player) => player.id === playerId);
  const back = shown.removed.find((player) => player.id === playerId);
  if (!isKnown || !back) return shown;
  const order = known.players.map((player) => player.id);
  const place = ({ id }: Player) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    ...shown,
    players: [...shown.players, present(back)].sort((a, b) => place(a) - place(b)),
    removed: shown.removed.filter((player) => player !== back),
    holes: [...shown.holes, ...known.holes.filter((hole) => hole.playerId === playerId)],
  };
}

function present({ removedAt: _, ...player }: RemovedPlayer): Player {
  return player;
}
