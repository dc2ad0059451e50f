import type { GameEvent, GameState, GameUpdate, HoleScore } from "../schema.ts";

/**
 * The game after an update. A snapshot replaces it unless it is older than what is known; an event counts only when it
 * is the very next one. Returns the same object for what is already known, and null when events are missing in between:
 * the caller then asks for a snapshot.
 */
export function applyUpdate(state: GameState | null, update: GameUpdate): GameState | null {
  if (update.type === "snapshot") {
    const { type: _, ...snapshot } = update;
    return state && state.version > snapshot.version ? state : snapshot;
  }
  if (!state) return null;
  if (update.version <= state.version) return state;
  if (update.version > state.version + 1) return null;
  return { ...applyEvent(state, update), version: update.version };
}

function applyEvent(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case "player.added":
      return { ...state, players: [...state.players.filter((player) => player.id !== event.player.id), event.player] };
    case "player.renamed":
      return {
        ...state,
        players: state.players.map((player) =>
          player.id === event.playerId ? { ...player, playerName: event.playerName } : player,
        ),
      };
    case "player.removed":
      return {
        ...state,
        players: state.players.filter((player) => player.id !== event.playerId),
        holes: state.holes.filter((hole) => hole.playerId !== event.playerId),
      };
    case "score.changed":
      return { ...state, holes: withScore(state.holes, event) };
  }
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
