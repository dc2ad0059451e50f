/** More strokes than this on one hole are not counted. */
export const maxScore = 20;

/** A score after `delta` strokes: never below zero, never above the cap. */
export function adjustedScore(score: number, delta: number): number {
  return Math.min(maxScore, Math.max(0, score + delta));
}

/** A round may be scored this long after its start; then it is frozen. */
export const roundHours = 24;

/** Whether a round that began at `createdAt` takes no more changes at `now`. */
export function isFrozen(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= roundHours * 3_600_000;
}
