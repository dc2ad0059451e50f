const day = 86_400_000;

/**
 * The moment at which clocks in a time zone show a local time ("2026-11-22T08:00"); the first one where they show it
 * twice, in autumn. Null for a time that they leave out, in spring, and for what is no time.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Clocks change at most once between the day before and the day after: its two offsets are all that there can be.
  const found = [asUtc - day, asUtc + day]
    .map((at) => asUtc - offsetAt(at, timeZone))
    .filter((at) => localTime(at, timeZone) === local);
  return found.length === 0 ? null : new Date(Math.min(...found));
}

/** What clocks in a time zone show at a moment, as "2026-11-22T08:00". */
export function localTime(at: Date | number, timeZone: string): string {
  return new Date(+at + offsetAt(+at, timeZone)).toISOString().slice(0, 16);
}

/** How far the clocks of a time zone are ahead of Greenwich at a moment (milliseconds since 1970), in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const clock = clockOf(timeZone).format(at).padStart("2026-11-23 18:30:00".length, "0"); // an early year has fewer digits
  const shown = Date.parse(`${clock.replace(" ", "T")}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes date and time as "2026-11-23 18:30:00". */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}
