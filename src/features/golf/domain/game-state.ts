import type { GameEvent, GameState, GameUpdate, HoleScore, Player } from "../schema.ts";

/**
 * The game after an update. A snapshot replaces it unless it is older than what is known; an event counts only when it
 * is the very next one. Returns the same object for what is already known, and null when events are missing in between
 * (or of a newer kind than this phone knows): the caller then asks for a snapshot.
 */
export function applyUpdate(state: GameState | null, update: GameUpdate): GameState | null {
  if (update.type === "snapshot") {
    const { type: _, ...snapshot } = update;
    return state && state.version > snapshot.version ? state : snapshot;
  }
  if (!state) return null;
  if (update.version <= state.version) return state;
  if (update.version > state.version + 1) return null;
  const next = applyEvent(state, update);
  return next && { ...next, version: update.version };
}

function applyEvent(state: GameState, event: GameEvent): GameState | null {
  switch (event.type) {
    case "player.added":
      return { ...state, players: [...without(state.players, event.player.id), event.player] };
    case "player.renamed":
      return {
        ...state,
        players: state.players.map((player) =>
          player.id === event.playerId ? { ...player, playerName: event.playerName } : player,
        ),
      };
    case "player.excused":
      return {
        ...state,
        players: state.players.map((player) =>
          player.id === event.playerId
            ? { ...player, earlierPageIds: [...new Set([...player.earlierPageIds, ...event.pageIds])] }
            : player,
        ),
      };
    case "player.removed": {
      const left = state.players.find((player) => player.id === event.playerId);
      const removed = without(state.removed, event.playerId);
      return {
        ...state,
        players: without(state.players, event.playerId),
        removed: left && event.removedAt ? [...removed, { ...left, removedAt: event.removedAt }] : removed,
        holes: state.holes.filter((hole) => hole.playerId !== event.playerId),
      };
    }
    case "player.restored":
      return {
        ...state,
        players: [...without(state.players, event.player.id), event.player].sort(byArrival),
        removed: without(state.removed, event.player.id),
        holes: event.holes.reduce(withScore, state.holes),
      };
    case "score.changed":
      return { ...state, course: event.course ?? state.course, holes: withScore(state.holes, event) };
    case "round.locked":
      return { ...state, isLocked: event.isLocked };
    case "round.rematched":
      return { ...state, rematchId: event.rematchId };
    case "coupon.issued":
      return { ...state, coupon: { playerId: event.playerId, redeemedAt: null } };
    case "coupon.redeemed":
      return { ...state, coupon: state.coupon && { ...state.coupon, redeemedAt: event.redeemedAt } };
    default:
      return null; // written by a newer server
  }
}

function without<Item extends { id: string }>(items: Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id);
}

/** Players stand in the order in which they joined. */
function byArrival(a: Player, b: Player): number {
  return a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
}

/** The scores with one cell replaced or added. */
export function withScore(holes: HoleScore[], { pageId, playerId, score }: HoleScore): HoleScore[] {
  const others = holes.filter((hole) => hole.pageId !== pageId || hole.playerId !== playerId);
  return [...others, { pageId, playerId, score }];
}

/** The score in one cell; 0 before the first stroke. */
export function scoreAt(holes: HoleScore[], cell: { pageId: string; playerId: string }): number {
  return holes.find((hole) => hole.pageId === cell.pageId && hole.playerId === cell.playerId)?.score ?? 0;
}
