import { dayOf, weekdayOf, type Day } from "./calendar.ts";
import { holidayOn, type Holiday } from "./holidays.ts";
import { stretchesOfSpecial, stretchesOfWeek, type Hours, type SpecialDay, type Stretch } from "./opening-hours.ts";
import { dayIn, momentAt } from "./time-zone.ts";

/** All that says when a branch is open. */
export interface Schedule {
  openingHours: Hours;
  /** Whose holidays it keeps, as "ZH". */
  canton: string;
  /** In which its hours are written. */
  timeZone: string;
}

/** Whether a branch is open, and when that changes, in milliseconds since 1970; null: not in sight. */
export interface OpeningState {
  isOpen: boolean;
  change: number | null;
}

/** What a day's hours come from: an entry of its own goes before a holiday, and that before the week. */
export interface DayHours {
  stretches: Stretch[];
  holiday: Holiday | null;
  isSpecial: boolean;
}

/** A branch that does not close within so many days is open without end. */
const daysWithoutEnd = 14;
/** So far ahead is looked for the next opening. */
const daysAhead = 120;

/** Says for each day which hours a branch has; reads its schedule once. */
export function hoursByDay({ openingHours, canton }: Schedule): (day: Day) => DayHours {
  const week = stretchesOfWeek(openingHours.periods);
  const special = new Map<Day, SpecialDay[]>();
  for (const entry of openingHours.special) {
    const day = dayOf(entry.date);
    special.set(day, [...(special.get(day) ?? []), entry]);
  }
  return (day) => {
    const own = special.get(day);
    const holiday = holidayOn(day, canton);
    if (own) return { stretches: stretchesOfSpecial(own), holiday, isSpecial: true };
    return { stretches: holiday ? [] : (week[weekdayOf(day) - 1] ?? []), holiday, isSpecial: false };
  };
}

/**
 * Whether a branch is open at a moment, in its own zone, and when that changes. A stretch that began the day before
 * lasts past midnight, also into a day that is closed; stretches that touch are one.
 */
export function openingStateAt(schedule: Schedule, now: number): OpeningState {
  return openingStatesOn(schedule, dayIn(schedule.timeZone, now))(now);
}

/** The same for every moment of one day in the branch's zone; what is known of the days around is found once. */
export function openingStatesOn(schedule: Schedule, day: Day): (now: number) => OpeningState {
  const coming = openingsFrom(schedule, day - 1);
  const endless = momentAt(schedule.timeZone, day + daysWithoutEnd, 0);
  const known: Opening[] = [];
  const at = (index: number): Opening | undefined => {
    while (known.length <= index) {
      const next = coming.next();
      if (next.done) return undefined;
      known.push(next.value);
    }
    return known[index];
  };
  return (now) => {
    let index = 0;
    for (let opening = at(0); opening && opening.to <= now; opening = at(index)) index += 1;
    const next = at(index);
    if (!next) return { isOpen: false, change: null };
    if (next.from > now) return { isOpen: false, change: next.from };
    return { isOpen: true, change: next.to < endless ? next.to : null };
  };
}

/** An opening from one moment to another, both in milliseconds since 1970. */
interface Opening {
  from: number;
  to: number;
}

/** The openings that begin on this day or after it, one after the other; those that meet as one. */
function* openingsFrom(schedule: Schedule, first: Day): Generator<Opening, void> {
  const { timeZone } = schedule;
  const hoursOn = hoursByDay(schedule);
  let open: Opening | null = null;
  for (let day = first; day <= first + 1 + daysAhead; day += 1) {
    for (const stretch of hoursOn(day).stretches) {
      const from = momentAt(timeZone, day, stretch.open);
      const to = momentAt(timeZone, day, stretch.close);
      if (to <= from) continue; // the clocks skip it
      if (open && from <= open.to) open.to = Math.max(open.to, to);
      else {
        if (open) yield open;
        open = { from, to };
      }
    }
    // Nothing that begins later can meet it.
    if (open && open.to < momentAt(timeZone, day + 1, 0)) {
      yield open;
      open = null;
    }
    if (open && day > first + 1 + daysWithoutEnd) break;
  }
  if (open) yield open;
}

/** The date after which what holds for today no longer holds: the next midnight in a zone. */
export function endOfDay(timeZone: string, now: number): number {
  return momentAt(timeZone, dayIn(timeZone, now) + 1, 0);
}
