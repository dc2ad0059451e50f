import { instantOf, localTime } from "~/lib/time/zoned-time.ts";

/** The lists there are: today's, this month's, all times'. */
export const recordPeriods = ["day", "month", "all"] as const;
export type RecordPeriod = (typeof recordPeriods)[number];

/** When today or this month began where the course is played; null for all times. */
export function periodStart(period: RecordPeriod, now: Date, timeZone: string): Date | null {
  if (period === "all") return null;
  const today = localTime(now, timeZone).slice(0, "2026-11-22".length);
  const first = period === "day" ? today : `${today.slice(0, "2026-11".length)}-01`;
  return instantOf(`${first}T00:00`, timeZone);
}
