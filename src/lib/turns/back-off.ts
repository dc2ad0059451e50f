interface BackOff {
  /** The longest wait before the first new try, and before any. */
  firstMs: number;
  longestMs: number;
  /** How much of the wait is chance: 1 spreads it from nothing on, 0.5 over its second half. */
  spread: number;
  random?: () => number;
}

/**
 * Milliseconds to wait before a new try, `attempt` counted from 0: twice as long each time, and spread, so that a restart
 * is not met by everybody at once.
 */
export function backOff(attempt: number, { firstMs, longestMs, spread, random = Math.random }: BackOff): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 30));
  return Math.round(longest * (1 - spread + random() * spread));
}
