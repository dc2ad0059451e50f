import { instantOf, localTime } from "~/lib/time/zoned-time.ts";

/** The lists there are: today's, this month's, all times'. */
export const recordPeriods = ["day", "month", "all"] as const;
export type RecordPeriod = (typeof recordPeriods)[number];

const zone = "Europe/Berlin";

/** When today or this month began where the course is played (Europe/Berlin); null for all times. */
export function periodStart(period: RecordPeriod, now: Date): Date | null {
  if (period === "all") return null;
  const today = localTime(now, zone).slice(0, "2026-11-22".length);
  const first = period === "day" ? today : `${today.slice(0, "2026-11".length)}-01`;
  return instantOf(`${first}T00:00`, zone);
}
