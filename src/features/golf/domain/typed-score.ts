import { maxScore } from "./score.ts";

/**
 * What the digits typed so far mean. A number that one more digit could still turn into another one (1 into 12) is not
 * `isFinal`: the caller waits a moment. A digit that would lead above the cap begins a new number.
 */
export function typedScore(before: string, digit: string): { text: string; score: number; isFinal: boolean } {
  const joined = before + digit;
  const text = before !== "" && before !== "0" && Number(joined) <= maxScore ? joined : digit;
  const score = Number(text);
  return { text, score, isFinal: score === 0 || score * 10 > maxScore };
}
