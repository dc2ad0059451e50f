import { dayOf, type Day } from "./calendar.ts";

const minute = 60_000;
const dayLength = 1440 * minute;

/** The day that it is in a time zone at a moment (milliseconds since 1970). */
export function dayIn(timeZone: string, moment: number): Day {
  return Math.floor((moment + offsetAt(timeZone, moment)) / dayLength);
}

/** The time of day in a time zone at a moment, as "18:30". */
export function timeIn(timeZone: string, moment: number): string {
  return new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(11, 16);
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
  if (before === after || offsetAt(timeZone, first) === before) return first;
  const second = shown - after;
  return offsetAt(timeZone, second) === after ? second : first;
}

const noons = new Map<string, Map<Day, number>>();

/** The offset at a day's noon in Greenwich, kept for the days that are asked for again and again. */
function aheadOn(timeZone: string, day: Day): number {
  const known = noons.get(timeZone) ?? new Map<Day, number>();
  noons.set(timeZone, known);
  const offset = known.get(day) ?? offsetAt(timeZone, (day + 0.5) * dayLength);
  if (known.size > 1000) known.clear();
  known.set(day, offset);
  return offset;
}

/** How far the clocks of a time zone are ahead of Greenwich at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const [date = "", time = ""] = clockOf(timeZone).format(moment).split(" ");
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const shown = dayOf(date) * dayLength + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return shown - Math.floor(moment / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes date and time as "2026-11-23 18:30:00". */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}
