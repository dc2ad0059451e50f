import { minute } from "~/lib/time/lengths.ts";
import { localTime, offsetAt } from "~/lib/time/zoned-time.ts";
import type { Day } from "./calendar.ts";

const dayLength = 1440 * minute;

/** The day that it is in a time zone at a moment (milliseconds since 1970). */
export function dayIn(timeZone: string, moment: number): Day {
  return Math.floor((moment + offsetAt(moment, timeZone)) / dayLength);
}

/** The time of day in a time zone at a moment, as "18:30". */
export function timeIn(timeZone: string, moment: number): string {
  return localTime(moment, timeZone).slice(11);
}

/**
 * The moment at which the clocks of a time zone show `minutes` after the midnight that begins a day; beyond 1440 it is
 * the day after. A time that the clocks skip is as long after midnight as they would have shown it; of one that they
 * show twice it is the first.
 */
export function momentAt(timeZone: string, day: Day, minutes: number): number {
  const shown = day * dayLength + minutes * minute;
  const before = aheadOn(timeZone, day - 1);
  const after = aheadOn(timeZone, day + 2);
  const first = shown - before;
  if (before === after || offsetAt(first, timeZone) === before) return first;
  const second = shown - after;
  return offsetAt(second, timeZone) === after ? second : first;
}

const noons = new Map<string, Map<Day, number>>();

/** The offset at a day's noon in Greenwich, kept for the days that are asked for again and again. */
function aheadOn(timeZone: string, day: Day): number {
  const known = noons.get(timeZone) ?? new Map<Day, number>();
  noons.set(timeZone, known);
  const offset = known.get(day) ?? offsetAt((day + 0.5) * dayLength, timeZone);
  if (known.size > 1000) known.clear();
  known.set(day, offset);
  return offset;
}
