import type { HoleScore } from "../schema.ts";
import type { CourseCard } from "./course-card.ts";

/** What a whole round of one player is worth in the course's best list. */
interface RoundResult {
  total: number;
  /** Strokes above or below par; null unless every hole has a par. */
  toPar: number | null;
  /** The holes that the total counts. */
  pageIds: string[];
}

/**
 * The result of one player, or null while a hole of the course is without a score: only whole rounds are compared.
 * Scores on pages that are no holes of the course do not count.
 */
export function roundResult(playerId: string, scores: HoleScore[], course: CourseCard): RoundResult | null {
  const pageIds = course.map((hole) => hole.pageId);
  const total = totalOn(pageIds, playerId, scores);
  if (total === null) return null;
  const par = course.reduce<number | null>((sum, hole) => (sum === null || !hole.par ? null : sum + hole.par), 0);
  return { total, toPar: par === null ? null : total - par, pageIds };
}

/** A result after corrections of the round's scores, on the holes that it counted; null when one has no score now. */
export function correctedResult(result: RoundResult, playerId: string, scores: HoleScore[]): RoundResult | null {
  const total = totalOn(result.pageIds, playerId, scores);
  if (total === null) return null;
  return { ...result, total, toPar: result.toPar === null ? null : result.toPar + total - result.total };
}

/** How many lines the list shows. */
export const listLength = 20;

/** The best totals first, ties sharing a place (1, 1, 3); among equals who played first stands first. At most twenty. */
export function inPlaces<Result extends { total: number; playedAt: Date }>(
  results: Result[],
): (Result & { place: number })[] {
  const sorted = results.toSorted((a, b) => a.total - b.total || a.playedAt.getTime() - b.playedAt.getTime());
  return sorted
    .slice(0, listLength)
    .map((result) => ({ ...result, place: 1 + sorted.findIndex((other) => other.total === result.total) }));
}

function totalOn(pageIds: string[], playerId: string, scores: HoleScore[]): number | null {
  const own = new Map(scores.filter((hole) => hole.playerId === playerId).map((hole) => [hole.pageId, hole.score]));
  const card = pageIds.map((pageId) => own.get(pageId) ?? 0);
  return card.length === 0 || card.includes(0) ? null : card.reduce((sum, score) => sum + score, 0);
}
