import { minute } from "~/lib/time/lengths.ts";

const pauses = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60, 24 * 60].map((minutes) => minutes * minute);

/** Tries until a mail is given up, some three days after the first one. */
export const mostTries = pauses.length + 1;

/** How long to wait after the given number of tries, in milliseconds; null when that was the last one. */
export function pauseAfter(tries: number): number | null {
  return pauses[tries - 1] ?? null;
}
