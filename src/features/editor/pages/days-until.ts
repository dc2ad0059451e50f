const day = 86_400_000;

/** How many days are left until a moment, a day that has begun counted whole; 0 once it is over. */
export function daysUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / day));
}
