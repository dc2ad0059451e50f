import type { HoleScore, Player } from "../schema.ts";

export type HoleState = "active" | "noScores" | "partial" | "complete";

/** How far a hole is played (specification A, section 4): `complete` when every player has a score above zero on it. */
export function holeState(pageId: string, players: Player[], holes: HoleScore[]): Exclude<HoleState, "active"> {
  const scored = new Set(holes.filter((hole) => hole.pageId === pageId && hole.score > 0).map((hole) => hole.playerId));
  const count = players.filter((player) => scored.has(player.id)).length;
  if (count === 0) return "noScores";
  return count === players.length ? "complete" : "partial";
}

/**
 * Whether the winner may open the coupon: somebody has a score and the last hole, which is the page before the ranking,
 * is complete (specification A, section 4, "Ranking").
 */
export function isCouponDue(players: Player[], holes: HoleScore[], holeIds: string[]): boolean {
  const last = holeIds.at(-1);
  return last !== undefined && holeState(last, players, holes) === "complete";
}

/** The index of a page of the round, kept within 0 and total minus 1. */
export function boundedIndex(index: number, total: number): number {
  return Math.max(0, Math.min(index, total - 1));
}
