import { instantOf, localTime } from "~/lib/time/zoned-time.ts";

interface Since {
  created?: string | undefined;
}

/**
 * The day where the site is since when an entry stands there ("2026-12-24"), as it was written where there is no such day;
 * empty where nothing is said. Pure.
 */
export function sinceDay({ created = "" }: Since, timeZone: string): string {
  const moment = Date.parse(created);
  return Number.isNaN(moment) ? (created.split("T")[0] ?? "") : localTime(moment, timeZone).slice(0, 10);
}

/**
 * The entry with another day since when it stands there, its moment as it is where the day is the same. It stands for noon
 * where the site is. None leaves the moment to the server: as it is, or now. Pure.
 */
export function withSinceDay<Entry extends Since>(entry: Entry, day: string, timeZone: string): Entry {
  if (day === sinceDay(entry, timeZone)) return entry;
  const noon = instantOf(`${day}T12:00`, timeZone)?.toISOString() ?? `${day}T12:00:00.000Z`;
  return { ...entry, created: day === "" ? undefined : noon };
}
