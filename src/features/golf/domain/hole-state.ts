import type { HoleScore, Player } from "../schema.ts";

type HoleState = "noScores" | "partial" | "complete";

/**
 * How far a hole is played: `complete` when every player has a score above zero on it. Who
 * joined after the hole was played is not waited for.
 */
export function holeState(pageId: string, players: Player[], holes: HoleScore[]): HoleState {
  const scored = new Set(holes.filter((hole) => hole.pageId === pageId && hole.score > 0).map((hole) => hole.playerId));
  const present = players.filter((player) => scored.has(player.id));
  if (present.length === 0) return "noScores";
  const isWaitedFor = (player: Player) => !scored.has(player.id) && !player.earlierPageIds.includes(pageId);
  return players.some(isWaitedFor) ? "partial" : "complete";
}

/**
 * Whether the course is played to its end: the last hole, which is the page before the ranking, is complete, and somebody
 * has a score on every hole. The winner may then open the coupon. A round that is played out goes on taking changes until
 * it is locked or frozen.
 */
export function isPlayedOut(players: Player[], holes: HoleScore[], holeIds: string[]): boolean {
  const last = holeIds.at(-1);
  return (
    last !== undefined &&
    holeState(last, players, holes) === "complete" &&
    players.some((player) => hasWholeCard(player.id, holes, holeIds))
  );
}

function hasWholeCard(playerId: string, holes: HoleScore[], holeIds: string[]): boolean {
  const scored = new Set(
    holes.filter((hole) => hole.playerId === playerId && hole.score > 0).map((hole) => hole.pageId),
  );
  return holeIds.every((pageId) => scored.has(pageId));
}

/**
 * The holes that somebody who joins now has missed: those with a score, without the one that is being played (the one
 * scored last), unless everybody is through with it.
 */
export function holesMissedByJoining(players: Player[], holes: HoleScore[], lastScoredPageId: string | null): string[] {
  const played = [...new Set(holes.filter((hole) => hole.score > 0).map((hole) => hole.pageId))];
  return played.filter((pageId) => pageId !== lastScoredPageId || holeState(pageId, players, holes) === "complete");
}

/** The index of a page of the round, kept within 0 and total minus 1. */
export function boundedIndex(index: number, total: number): number {
  return Math.max(0, Math.min(index, total - 1));
}
