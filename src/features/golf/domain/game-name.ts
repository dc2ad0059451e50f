import { writtenDate } from "~/lib/time/written-date.ts";
import { localTime } from "~/lib/time/zoned-time.ts";

/** Where the course is played. */
const timeZone = "Europe/Berlin";
const date = { day: "2-digit", month: "2-digit", year: "numeric", timeZone } as const;

/** 'Game ' and the date on which the round begins where it is played. */
export function defaultGameName(now: Date): string {
  return `Game ${new Intl.DateTimeFormat("de-CH", date).format(now)}`;
}

/** The date of a round in the language of the page: day, month, year. */
export function gameDate(createdAt: string, locale: string): string {
  return writtenDate(new Date(createdAt), locale, { day: "numeric", month: "long", year: "numeric" }, timeZone);
}

/** The time of day where the course is played, as all languages write it: hours and minutes. */
export function timeOf(instant: string): string {
  return localTime(new Date(instant), timeZone).slice(11);
}
