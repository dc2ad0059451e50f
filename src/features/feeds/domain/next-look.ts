import { hour } from "~/lib/time/lengths.ts";
import type { FeedKind } from "../schema.ts";

/** How often a feed is read, and how long it is left alone at most while it cannot be. */
const pauses: Record<FeedKind, { usual: number; longest: number }> = {
  articles: { usual: hour, longest: 24 * hour },
  photos: { usual: hour, longest: 24 * hour },
  reviews: { usual: 24 * hour, longest: 96 * hour },
};

/**
 * When a feed is read next: after its usual pause, twice as long after each failure in a row, and up to a tenth sooner
 * or later (`chance` from 0 to 1), so that the feeds of many sites spread.
 */
export function nextLook(
  { kind, failures }: { kind: FeedKind; failures: number },
  { now, chance }: { now: Date; chance: number },
): Date {
  const { usual, longest } = pauses[kind];
  const pause = Math.min(usual * 2 ** Math.min(failures, 20), longest);
  return new Date(now.getTime() + pause * (0.9 + 0.2 * chance));
}
