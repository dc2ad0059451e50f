import { scoreAt } from "./game-state.ts";
import { withPendingChanges, type Change, type PendingChange } from "./pending-changes.ts";
import type { GameState, RemovedPlayer } from "../schema.ts";

/** What the round did not take, as it would become if it were entered now. */
export interface HeldScore {
  playerId: string;
  playerName: string;
  /** Null for a player who was to join. */
  pageId: string | null;
  before: number;
  after: number;
}

/** Whether a change is worth keeping when the round does not take it: strokes, and the players whom they are for. */
export function isHoldable({ type }: Change): boolean {
  return type === "tap" || type === "setScore" || type === "addPlayer";
}

/** What entering the held changes would do to the round as it is shown, one line a cell. What would stay as it is, is left out. */
export function heldScores(held: PendingChange[], shown: GameState): HeldScore[] {
  const open = held.map(({ isHeld: _, ...entry }) => entry);
  const entered = withPendingChanges(shown, open);
  const lines = new Map<string, HeldScore>();
  for (const { change } of held) {
    if (!("playerId" in change)) continue;
    const { playerId } = change;
    const pageId = "pageId" in change ? change.pageId : null;
    const player = entered.players.find(({ id }) => id === playerId);
    const cell = { playerId, pageId: pageId ?? "" };
    const [before, after] = [scoreAt(shown.holes, cell), scoreAt(entered.holes, cell)];
    const isNew = pageId === null ? !shown.players.some(({ id }) => id === playerId) : before !== after;
    if (player && isNew)
      lines.set(`${playerId} ${pageId}`, { playerId, playerName: player.playerName, pageId, before, after });
  }
  return [...lines.values()];
}

/**
 * Who has been removed meanwhile of those whose scores are held; with them back, `heldScores` names the scores. Null
 * stands for those whom nobody can bring back any more, and whose names are forgotten.
 */
export function heldRemoved(held: PendingChange[], { players, removed }: GameState): (RemovedPlayer | null)[] {
  const known = new Set(players.map(({ id }) => id));
  const ids = new Set<string>();
  for (const { change } of held) {
    if (change.type === "addPlayer") known.add(change.playerId);
    else if ("playerId" in change && !known.has(change.playerId)) ids.add(change.playerId);
  }
  return [...new Set([...ids].map((id) => removed.find((player) => player.id === id) ?? null))];
}
