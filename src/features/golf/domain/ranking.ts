import type { HoleScore, Player } from "../schema.ts";
import type { CourseCard } from "./course-card.ts";

export interface RankingRow {
  playerId: string;
  playerName: string;
  total: number;
  /** Holes with a score above zero. */
  holesPlayed: number;
  /** Strokes above (+) or below (−) par on the played holes that have one; null where none has. */
  toPar: number | null;
  /** Played as many holes as the busiest player; an incomplete total gets a mark. */
  isComplete: boolean;
  /** How many scores this player still owes to be complete, without the holes played before joining. */
  missing: number;
  /** Holes without a score because they were played before this player joined. */
  joinedAfter: number;
  /** Place in the ranking, shared by ties; null without a score. */
  place: number | null;
}

/**
 * The ranking of a round: totals ascending, complete cards before incomplete ones, equal totals share a place and the
 * next place is skipped (1, 1, 3); a card without any score has no place and stands last. Only the course's own holes count. Players of equal rank keep the order in which
 * they joined. Who joined late owes no score for the holes before, and yet never ranks above a complete card.
 */
export function rankPlayers(players: Player[], holes: HoleScore[], course: CourseCard): RankingRow[] {
  const parOf = new Map(course.map((hole) => [hole.pageId, hole.par]));
  const cards = players.map((player) => {
    const own = holes.filter((hole) => hole.playerId === player.id && hole.score > 0 && parOf.has(hole.pageId));
    const played = new Set(own.map((hole) => hole.pageId));
    return {
      playerId: player.id,
      playerName: player.playerName,
      total: own.reduce((sum, hole) => sum + hole.score, 0),
      holesPlayed: own.length,
      toPar: toPar(own, parOf),
      joinedAfter: player.earlierPageIds.filter((pageId) => parOf.has(pageId) && !played.has(pageId)).length,
    };
  });
  const mostPlayed = Math.max(0, ...cards.map((card) => card.holesPlayed));
  const rows = cards.map((card) => ({
    ...card,
    isComplete: card.holesPlayed === mostPlayed,
    missing: Math.max(0, mostPlayed - card.holesPlayed - card.joinedAfter),
  }));
  const isEmpty = (row: { holesPlayed: number }) => Number(row.holesPlayed === 0);
  rows.sort((a, b) => isEmpty(a) - isEmpty(b) || Number(b.isComplete) - Number(a.isComplete) || a.total - b.total);
  return rows.map((row) => ({ ...row, place: isEmpty(row) ? null : 1 + rows.findIndex(isLevelWith(row)) }));
}

/** Who leads or won: everybody on the first place. Empty before anybody has a score. */
export function leadersOf(ranking: RankingRow[]): RankingRow[] {
  return ranking.filter((row) => row.place === 1);
}

/**
 * The one who gets the coupon. Level totals are decided on the last holes, from the last one backwards ("countback", as
 * golf clubs do); who is level there too won by joining first. Null before anybody has a score.
 */
export function winnerOf(ranking: RankingRow[], holes: HoleScore[], course: CourseCard): RankingRow | null {
  const backwards = course.map((hole) => hole.pageId).reverse();
  const scoreOf = (playerId: string, pageId: string) =>
    holes.find((hole) => hole.playerId === playerId && hole.pageId === pageId)?.score || Infinity;
  return leadersOf(ranking).reduce<RankingRow | null>((best, row) => {
    if (!best) return row;
    const decisive = backwards.find((pageId) => scoreOf(row.playerId, pageId) !== scoreOf(best.playerId, pageId));
    return decisive && scoreOf(row.playerId, decisive) < scoreOf(best.playerId, decisive) ? row : best;
  }, null);
}

/** The mark beside an incomplete total: an asterisk for who owes scores, a dagger for who joined late and owes none. */
export function incompleteMark(row: Pick<RankingRow, "isComplete" | "missing">): "*" | "†" | null {
  if (row.isComplete) return null;
  return row.missing > 0 ? "*" : "†";
}

function toPar(own: HoleScore[], parOf: Map<string, number | null>): number | null {
  const differences = own.flatMap((hole) => {
    const par = parOf.get(hole.pageId) ?? null;
    return par === null ? [] : [hole.score - par];
  });
  return differences.length === 0 ? null : differences.reduce((sum, difference) => sum + difference, 0);
}

function isLevelWith(row: Omit<RankingRow, "place">) {
  return (other: Omit<RankingRow, "place">) => other.isComplete === row.isComplete && other.total === row.total;
}
