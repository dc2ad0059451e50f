import { overlappingPeriods } from "~/features/directory/domain/opening-hours.ts";
import type { Business } from "~/features/directory/schema.ts";

type Hours = Business["branches"][number]["openingHours"];
export type Period = Hours["periods"][number];
export type SpecialDay = Hours["special"][number];

/** How the directory says that a day is closed. */
export const closedTime = "00:30";

/** A period from a time of a day to another, which is of the next day where it is not later. Pure. */
export function periodOf(day: number, open: string, close: string): Period {
  return { open: { day, time: open }, close: { day: close > open ? day : (day % 7) + 1, time: close } };
}

/** The days, from 1 for Monday, of which a time is missing or two stretches overlap. Pure. */
export function wrongDays(periods: readonly Period[]): ReadonlySet<number> {
  const isWhole = ({ open, close }: Period) => open.time !== "" && close.time !== "";
  const whole = periods.filter(isWhole);
  const overlapping = overlappingPeriods(whole).flatMap((pair) => pair.flatMap((index) => whole[index] ?? []));
  const missing = periods.filter((period) => !isWhole(period));
  return new Set([...missing, ...overlapping].map(({ open }) => open.day));
}

/** The week with one day's periods replaced; days stay in their order. Pure. */
export function withDay(periods: readonly Period[], day: number, own: readonly Period[]): Period[] {
  const others = periods.filter((period) => period.open.day !== day);
  return [...others, ...own].toSorted((one, other) => one.open.day - other.open.day);
}

/** The first day of the week that is open, where its hours can be given to the workdays after it; many shops are closed on Mondays. Pure. */
export function copiedDay(periods: readonly Period[]): { from: number; days: number[] } | null {
  const from = Math.min(...periods.map(({ open }) => open.day));
  const days = [2, 3, 4, 5].filter((day) => day > from);
  return days.length > 0 && Number.isFinite(from) ? { from, days } : null;
}

/** The hours of a day given to other days of the week. Pure. */
export function copiedTo(periods: readonly Period[], from: number, days: readonly number[]): Period[] {
  const own = periods.filter(({ open }) => open.day === from);
  return days.reduce<Period[]>(
    (week, day) =>
      withDay(
        week,
        day,
        own.map(({ open, close }) => periodOf(day, open.time, close.time)),
      ),
    [...periods],
  );
}

/** The stretch that is offered next on a day: a morning first, then an afternoon. Pure. */
export function nextPeriod(day: number, own: readonly Period[]): Period {
  return own.length === 0 ? periodOf(day, "09:00", "12:00") : periodOf(day, "13:30", "18:30");
}
