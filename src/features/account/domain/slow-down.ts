/** Failed tries at one account, within an hour, that cost nothing. */
export const freeTries = 20;
const firstMs = 500;
const longestMs = 4_000;

/**
 * How long the next try at an account waits after so many failed ones, in milliseconds: it doubles with every twenty,
 * up to four seconds. It never becomes a refusal, which would let anybody shut an owner out.
 */
export function slowDownMs(failedTries: number): number {
  if (failedTries <= freeTries) return 0;
  return Math.min(longestMs, firstMs * 2 ** Math.floor((failedTries - freeTries - 1) / 20));
}
