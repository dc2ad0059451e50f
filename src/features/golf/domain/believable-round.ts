/** Whole minutes from the start of a round to a later moment, both in the database's time. */
export function minutesPlayed(startedAt: Date, now: Date): number {
  return Math.floor((now.getTime() - startedAt.getTime()) / 60_000);
}

/** Whether people can have walked and played the course in this time; 0 shortest minutes believe everything. */
export function isBelievable(minutes: number, shortestRoundMinutes: number): boolean {
  return minutes >= shortestRoundMinutes;
}
