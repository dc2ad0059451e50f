import type { Business } from "../schema.ts";

type Hours = Business["branches"][number]["openingHours"];

const germanDays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
const frenchDays = ["Lu", "Ma", "Me", "Je", "Ve", "Sa", "Di"];
const closed = "closed";
/** What is read as such, too. */
const closedWords = [closed, "geschlossen", "fermé"];
const closedTime = "00:30";
const stretch = /^(\d\d:\d\d)-(\d\d:\d\d)$/;

/**
 * The week as one cell: "Mo 09:00-12:00 13:30-18:30 | Di 09:00-12:00", its days in French where that is the site's first
 * language. Pure.
 */
export function weekCell({ periods }: Hours, locale: string): string {
  return (locale === "fr" ? frenchDays : germanDays)
    .flatMap((name, index) => {
      const own = periods.filter(({ open }) => open.day === index + 1);
      return own.length > 0 ? [[name, ...own.map(({ open, close }) => `${open.time}-${close.time}`)].join(" ")] : [];
    })
    .join(" | ");
}

/**
 * What a cell says of the week, its days in German or in French, in the site's first language where they are days in both
 * ("Sa", "Di"); null where it cannot be read, or mixes both. What closes no later than it opens closes the day after. Pure.
 */
export function readWeek(cell: string, locale: string): Hours["periods"] | null {
  const periods: Hours["periods"] = [];
  const parts = partsOf(cell).map((part) => part.split(/\s+/));
  const dayOf = daysIn(
    parts.map(([name = ""]) => name.toLowerCase()),
    locale,
  );
  for (const [name = "", ...stretches] of parts) {
    const day = dayOf.indexOf(name.toLowerCase()) + 1;
    if (day === 0 || stretches.length === 0) return null;
    for (const written of stretches) {
      const [open, close] = stretchOf(written);
      if (!open || !close) return null;
      periods.push({ open: { day, time: open }, close: { day: close > open ? day : (day % 7) + 1, time: close } });
    }
  }
  return periods;
}

/** The days of the first language in which all of these are days; none where they mix both. */
function daysIn(names: readonly string[], locale: string): string[] {
  const both = [germanDays, frenchDays].map((days) => days.map((day) => day.toLowerCase()));
  if (locale === "fr") both.reverse();
  return both.find((days) => names.every((name) => days.includes(name))) ?? [];
}

/** The special days as one cell: "2026-12-24 09:00-16:00 | 2026-12-26 closed". Pure. */
export function specialCell({ special }: Hours): string {
  return special
    .map(
      ({ date, open, close }) => `${date} ${open === closedTime && close === closedTime ? closed : `${open}-${close}`}`,
    )
    .join(" | ");
}

/** What a cell says of special days; null where it cannot be read. Pure. */
export function readSpecial(cell: string): Hours["special"] | null {
  const special: Hours["special"] = [];
  for (const part of partsOf(cell)) {
    const [date = "", written = "", ...rest] = part.split(/\s+/);
    const [open, close] = closedWords.includes(written.toLowerCase()) ? [closedTime, closedTime] : stretchOf(written);
    if (!open || !close || rest.length > 0) return null;
    special.push({ date, open, close });
  }
  return special;
}

/** Both times of "09:00-18:30". The midnight that ends a day, "24:00", is the one that begins the next. */
function stretchOf(written: string): (string | undefined)[] {
  const [, open, close] = stretch.exec(written) ?? [];
  return [open, close === "24:00" ? "00:00" : close];
}

function partsOf(cell: string): string[] {
  return cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
