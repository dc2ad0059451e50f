import { dateOf, weekdayOf, type Day } from "./calendar.ts";
import { stretchesOfWeek, timeOf, type Stretch } from "./opening-hours.ts";
import { hoursByDay, type Schedule } from "./opening-state.ts";
import { dayIn } from "./time-zone.ts";

/** Opening hours as search engines read them (schema.org). */
export interface OpeningHoursSpecification {
  "@type": "OpeningHoursSpecification";
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** So far ahead search engines are told of days that are not as the week. */
const daysAhead = 366;

/**
 * The hours of a branch for search engines: those of the week, days that have the same together, then each day of the
 * coming year that is not as the week. A day that is closed opens and closes at 00:00; one that is open around the
 * clock closes at 23:59; a night closes in the morning after, before the time at which it opened.
 */
export function openingHoursSpecification(schedule: Schedule, now: Date): OpeningHoursSpecification[] {
  const week = stretchesOfWeek(schedule.openingHours.periods);
  const hoursOn = hoursByDay(schedule);
  const today = dayIn(schedule.timeZone, now.getTime());
  const byTimes = new Map<string, OpeningHoursSpecification & { dayOfWeek: string[] }>();
  for (const [index, stretches] of week.entries())
    for (const stretch of stretches) {
      const times = timesOf(stretch);
      const id = `${times.opens} ${times.closes}`;
      const entry = byTimes.get(id) ?? { "@type": "OpeningHoursSpecification", dayOfWeek: [], ...times };
      entry.dayOfWeek.push(dayNames[index] ?? "");
      byTimes.set(id, entry);
    }
  const days = Array.from({ length: daysAhead }, (_, index) => today + index);
  const others = days.filter((day) => isOther(hoursOn(day).stretches, week[weekdayOf(day) - 1] ?? []));
  return [...byTimes.values(), ...others.flatMap((day) => entriesOf(day, hoursOn(day).stretches))];
}

function entriesOf(day: Day, stretches: Stretch[]): OpeningHoursSpecification[] {
  const date = dateOf(day);
  const valid = { validFrom: date, validThrough: date };
  if (stretches.length === 0)
    return [{ "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00", ...valid }];
  return stretches.map((stretch) => ({ "@type": "OpeningHoursSpecification", ...timesOf(stretch), ...valid }));
}

function timesOf({ open, close }: Stretch): { opens: string; closes: string } {
  return { opens: timeOf(open), closes: close === 1440 ? "23:59" : timeOf(close) };
}

function isOther(one: Stretch[], other: Stretch[]): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
