import { writtenDate } from "~/lib/time/written-date.ts";
import { localTime } from "~/lib/time/zoned-time.ts";

const date = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** 'Game ' and the date on which the round begins where it is played. */
export function defaultGameName(now: Date, timeZone: string): string {
  return `Game ${new Intl.DateTimeFormat("de-CH", { ...date, timeZone }).format(now)}`;
}

/** The date of a round in the language of the page: day, month, year. */
export function gameDate(createdAt: string, locale: string, timeZone = pageZone()): string {
  return writtenDate(new Date(createdAt), locale, { day: "numeric", month: "long", year: "numeric" }, timeZone);
}

/** The time of day where the course is played, as all languages write it: hours and minutes. */
export function timeOf(instant: string): string {
  return localTime(new Date(instant), pageZone()).slice(11);
}

/** Where the course is played, as the page says of its site; Greenwich's where there is no page. */
function pageZone(): string {
  return (typeof document === "object" && document.documentElement.dataset.zone) || "UTC";
}
