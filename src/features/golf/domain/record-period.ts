/** The lists there are: today's, this month's, all times'. */
export const recordPeriods = ["day", "month", "all"] as const;
export type RecordPeriod = (typeof recordPeriods)[number];

const parts = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
});

/** When today or this month began where the course is played (Europe/Berlin); null for all times. */
export function periodStart(period: RecordPeriod, now: Date): Date | null {
  if (period === "all") return null;
  const { year, month, day } = wallTime(now);
  const midnight = Date.UTC(year, month - 1, period === "day" ? day : 1);
  // The clocks change at 01:00 UTC, so midnight has the offset of winter (1 h) or of summer (2 h), and no other.
  const inSummer = new Date(midnight - 2 * 3_600_000);
  return wallTime(inSummer).hour === 0 ? inSummer : new Date(midnight - 3_600_000);
}

function wallTime(instant: Date): Record<"year" | "month" | "day" | "hour", number> {
  const values = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return { year: values.year ?? 0, month: values.month ?? 0, day: values.day ?? 0, hour: values.hour ?? 0 };
}
