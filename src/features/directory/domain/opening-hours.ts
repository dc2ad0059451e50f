interface Hours {
  periods: Period[];
  special: { date: string; open: string; close: string }[];
}

/**
 * The stretches of opening that begin on a date ("2026-11-22"), in order: those of the date's own entry where it has
 * one, else the week's. Both times 00:30 mean closed that day.
 */
export function stretchesOn({ periods, special }: Hours, date: string): { open: string; close: string }[] {
  const own = special.filter((entry) => entry.date === date);
  const day = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const ofWeek = periods.filter(({ open }) => open.day === day);
  const stretches = own.length > 0 ? own : ofWeek.map(({ open, close }) => ({ open: open.time, close: close.time }));
  return stretches
    .filter(({ open, close }) => open !== "00:30" || close !== "00:30")
    .map(({ open, close }) => ({ open, close }))
    .sort((one, other) => one.open.localeCompare(other.open));
}

/** The next midnight in Switzerland, where the branches are: what holds for a day ends then. */
export function endOfDay(now: Date, timeZone = "Europe/Zurich"): Date {
  const today = dateIn(timeZone, now);
  const quarter = 15 * 60_000;
  let end = Math.floor(now.getTime() / quarter + 1) * quarter;
  while (dateIn(timeZone, new Date(end)) === today) end += quarter;
  return new Date(end);
}

/** The date in a time zone at a moment, as "2026-11-22". */
export function dateIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

interface Moment {
  day: number;
  time: string;
}
export interface Period {
  open: Moment;
  close: Moment;
}

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

/**
 * The pairs of stretches that overlap, as indices. A stretch that closes at or before its opening goes on into the
 * next week, as from Sunday night to Monday morning; one that touches the next is no overlap.
 */
export function overlappingPeriods(periods: Period[]): [number, number][] {
  const stretches = periods.map(({ open, close }) => {
    const start = minuteOfWeek(open);
    const length = (minuteOfWeek(close) - start + minutesOfWeek) % minutesOfWeek || minutesOfWeek;
    return { start, length };
  });
  return stretches.flatMap((one, index) =>
    stretches
      .map((other, at): [number, number] | null => {
        if (at <= index) return null;
        const after = (other.start - one.start + minutesOfWeek) % minutesOfWeek;
        const before = (one.start - other.start + minutesOfWeek) % minutesOfWeek;
        return after < one.length || before < other.length ? [index, at] : null;
      })
      .filter((pair) => pair !== null),
  );
}

function minuteOfWeek({ day, time }: Moment): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (day - 1) * minutesOfDay + hours * 60 + minutes;
}
