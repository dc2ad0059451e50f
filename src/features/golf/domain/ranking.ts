import type { HoleScore, Player } from "../schema.ts";

export interface RankingRow {
  playerId: string;
  playerName: string;
  total: number;
  /** Holes with a score above zero. */
  holesPlayed: number;
  /** Played as many holes as the busiest player; an incomplete total gets an asterisk. */
  isComplete: boolean;
  /** Place in the ranking, shared by ties; null before anybody has a score. */
  place: number | null;
}

/**
 * The ranking of a round: totals ascending, complete cards before incomplete ones, equal totals share a place and the
 * next place is skipped (1, 1, 3). Only the course's own holes (`holeIds`) count. Players of equal rank keep the order
 * in which they joined.
 */
export function rankPlayers(players: Player[], holes: HoleScore[], holeIds: string[]): RankingRow[] {
  const onCourse = new Set(holeIds);
  const cards = players.map((player) => {
    const own = holes.filter((hole) => hole.playerId === player.id && hole.score > 0 && onCourse.has(hole.pageId));
    const total = own.reduce((sum, hole) => sum + hole.score, 0);
    return { playerId: player.id, playerName: player.playerName, total, holesPlayed: own.length };
  });
  const mostPlayed = Math.max(0, ...cards.map((card) => card.holesPlayed));
  const rows = cards.map((card) => ({ ...card, isComplete: card.holesPlayed === mostPlayed }));
  rows.sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || a.total - b.total);
  return rows.map((row) => ({ ...row, place: mostPlayed === 0 ? null : 1 + rows.findIndex(isLevelWith(row)) }));
}

/** Who won: everybody on the first place. Empty before anybody has a score. */
export function winnersOf(ranking: RankingRow[]): RankingRow[] {
  return ranking.filter((row) => row.place === 1);
}

/** Whether somebody's card misses scores that others have; the table then says so. */
export function hasMissingScores(ranking: RankingRow[]): boolean {
  return ranking.some((row) => !row.isComplete);
}

function isLevelWith(row: Omit<RankingRow, "place">) {
  return (other: Omit<RankingRow, "place">) => other.isComplete === row.isComplete && other.total === row.total;
}
