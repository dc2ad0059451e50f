import type { BranchHours, DayHours, OtherDay } from "~/features/blocks/data/branch-data.ts";
import { dateOf, weekdayOf, type Day } from "./calendar.ts";
import { stretchesOfWeek, written } from "./opening-hours.ts";
import { endOfDay, hoursByDay, openingStateAt, type Schedule } from "./opening-state.ts";
import { dayIn, timeIn } from "./time-zone.ts";

/** So many days ahead are said that are not as the week, and so many of them, but each of the next seven. */
const daysAhead = 35;
const mostAhead = 5;
const daysSoon = 7;
/** So many days on which it is closed, other than usual and with nothing open in between, are said as one. */
const longRun = 3;
/** A run that begins in sight is followed so far. */
const farthest = 400;

/** What pages say of a branch's hours at a moment; null where it names none. */
export function shownHours(schedule: Schedule, now: number): BranchHours | null {
  const { openingHours, timeZone } = schedule;
  if (namesNone(schedule, now)) return null;
  const today = dayIn(timeZone, now);
  const hoursOn = hoursByDay(schedule);
  const ofWeek = stretchesOfWeek(openingHours.periods).map((stretches) => stretches.map(written));
  const shownOn = (day: Day): DayHours => {
    const { stretches, holiday } = hoursOn(day);
    return { times: stretches.map(written), holiday };
  };
  const week = ofWeek.map((times): DayHours => ({ times, holiday: null }));
  const usual = ofWeek[weekdayOf(today) - 1] ?? [];
  const todays = shownOn(today);
  week[weekdayOf(today) - 1] = todays;
  const ahead = otherDays(today, ofWeek, shownOn);
  const isOther = todays.times.join() !== usual.join();
  const { isOpen, change } = openingStateAt(schedule, now);
  return {
    week,
    today: weekdayOf(today) - 1,
    usual,
    isOpen,
    change: change === null ? null : shownChange(timeZone, { change, isOpen, today }),
    ahead,
    soon: [
      ...(isOther ? [{ date: dateOf(today), until: null, ...todays, isToday: true }] : []),
      ...ahead.filter(({ date }) => date <= dateOf(today + daysSoon)).map((day) => ({ ...day, isToday: false })),
    ],
  };
}

/** One that closes at midnight does so at the end of the day before, as its hours have it. */
function shownChange(
  timeZone: string,
  { change, isOpen, today }: { change: number; isOpen: boolean; today: Day },
): BranchHours["change"] {
  const time = timeIn(timeZone, change);
  const isEndOfDay = isOpen && time === "00:00";
  const day = dayIn(timeZone, change) - (isEndOfDay ? 1 : 0);
  return { time: isEndOfDay ? "24:00" : time, date: dateOf(day), inDays: day - today };
}

/** The first moment at which what is said of a branch's hours changes; null: it says nothing. */
export function hoursHoldUntil(schedule: Schedule, now: number): number | null {
  if (namesNone(schedule, now)) return null;
  const midnight = endOfDay(schedule.timeZone, now);
  return Math.min(midnight, openingStateAt(schedule, now).change ?? midnight);
}

function otherDays(today: Day, ofWeek: string[][], shownOn: (day: Day) => DayHours): OtherDay[] {
  const isOther = (day: Day) => shownOn(day).times.join() !== ofWeek[weekdayOf(day) - 1]?.join();
  /** The days of the run of closed ones that begins with this, but for those that are closed in every week. */
  const closedFrom = (first: Day) => {
    const days: Day[] = [];
    for (let day = first; day <= today + farthest && shownOn(day).times.length === 0; day++)
      if (isOther(day)) days.push(day);
    return days;
  };
  const found: { day: Day; shown: OtherDay }[] = [];
  for (let day = today + 1; day <= today + daysAhead; day++) {
    if (!isOther(day)) continue;
    const run = closedFrom(day);
    const isLong = run.length >= longRun;
    const last = isLong ? (run.at(-1) ?? day) : day;
    const until = isLong ? dateOf(last) : null;
    found.push({ day, shown: { date: dateOf(day), until, ...(isLong ? { times: [], holiday: null } : shownOn(day)) } });
    day = last;
  }
  return found.filter(({ day }, at) => at < mostAhead || day - today <= daysSoon).map(({ shown }) => shown);
}

/** Special days that are over say nothing of today; yesterday's may last into it. */
function namesNone({ openingHours: { periods, special }, timeZone }: Schedule, now: number): boolean {
  const yesterday = dateOf(dayIn(timeZone, now) - 1);
  return periods.length === 0 && special.every(({ date }) => date < yesterday);
}
