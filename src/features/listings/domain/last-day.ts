import { day } from "~/lib/time/lengths.ts";
import { instantOf, localTime } from "~/lib/time/zoned-time.ts";

/** The day at a moment where the shop is, as "2026-12-24". */
export function shopDay(now: Date, timeZone: string): string {
  return localTime(now, timeZone).slice(0, 10);
}

/** When a day of the shop is over; at the end of time, where calendars have no four digits more, by Greenwich. */
export function endOf(date: string, timeZone: string): Date {
  const next = new Date(Date.parse(date) + day);
  if (next.getUTCFullYear() >= 9999) return next;
  return instantOf(`${next.toISOString().slice(0, 10)}T00:00`, timeZone) ?? next;
}
