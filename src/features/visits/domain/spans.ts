import { day } from "~/lib/time/lengths.ts";
import type { VisitReport } from "../schema.ts";

/** A calendar day as many days later ("2026-11-23"). */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** Every day of a span up to `today` with its count, none left out; a year by its months. */
export function barsOf(counts: ReadonlyMap<string, number>, today: string, span: number): VisitReport["bars"] {
  const days = Array.from({ length: span }, (_, at) => dayAfter(today, at - span + 1));
  const bars = new Map<string, number>();
  for (const date of days) {
    const from = span === 365 ? date.slice(0, 7) : date;
    bars.set(from, (bars.get(from) ?? 0) + (counts.get(date) ?? 0));
  }
  return [...bars].map(([from, count]) => ({ from, count }));
}

/**
 * What was looked for in vain, the most wanted first. What people had written on the way to a longer word counts for that
 * word: a search begins while they type.
 */
export function wantedMost(searches: readonly { query: string; count: number }[]): VisitReport["searches"] {
  const isOnTheWay = ({ query }: { query: string }) =>
    searches.some((other) => other.query !== query && other.query.startsWith(query));
  return searches.filter((each) => !isOnTheWay(each)).sort((one, other) => other.count - one.count);
}
