import { maxScore } from "./score.ts";

/** Where a hole has no par, most are played in about so many strokes. */
const usual = 3;

/** The scores that stand ready beside a name, for one tap: one below par to two above, never below 1. */
export function quickScores(par: number | null): number[] {
  const middle = par ?? usual;
  return [-1, 0, 1, 2].map((step) => middle + step).filter((score) => score >= 1 && score <= maxScore);
}
