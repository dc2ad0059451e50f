interface Moment {
  day: number;
  time: string;
}
export interface Period {
  open: Moment;
  close: Moment;
}
export interface SpecialDay {
  date: string;
  open: string;
  close: string;
}
/** Local wall time. Both times of a special day 00:30 mean closed that day. */
export interface Hours {
  periods: Period[];
  special: SpecialDay[];
}

/** A stretch of opening that belongs to one day, in minutes after the midnight that begins it; it may end the day after. */
export interface Stretch {
  open: number;
  close: number;
}

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

/**
 * The stretches of each day of the week, Monday first, in order. One that lasts past one midnight belongs to the day on
 * which it begins, as a night in a bar; one that lasts longer is cut at each midnight, so that each day counts alone.
 */
export function stretchesOfWeek(periods: readonly Period[]): Stretch[][] {
  const week: Stretch[][] = [[], [], [], [], [], [], []];
  for (const period of periods) {
    const { start, length } = partOfWeek(period);
    const open = start % minutesOfDay;
    const isNight = length <= minutesOfDay;
    for (let from = open, left = length, day = Math.floor(start / minutesOfDay); left > 0; day += 1) {
      const close = isNight ? from + left : Math.min(from + left, minutesOfDay);
      week[day % 7]?.push({ open: from, close });
      left -= close - from;
      from = 0;
    }
  }
  return week.map(inOrder);
}

/** The stretches of a special day's entries, in order: none where it is closed. */
export function stretchesOfSpecial(entries: readonly SpecialDay[]): Stretch[] {
  const opened = entries.filter(({ open, close }) => open !== "00:30" || close !== "00:30");
  return inOrder(
    opened.map((entry) => {
      const [open, close] = [minuteOfDay(entry.open), minuteOfDay(entry.close)];
      return { open, close: close > open ? close : close + minutesOfDay };
    }),
  );
}

/** A stretch as it is written on a door: "09:00–18:30". */
export function written({ open, close }: Stretch): string {
  return `${timeOf(open)}–${close === minutesOfDay ? "24:00" : timeOf(close)}`;
}

/** A time of day of the minutes since midnight, which may lie beyond the next one. */
export function timeOf(minutes: number): string {
  const ofDay = minutes % minutesOfDay;
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/**
 * The pairs of stretches that overlap, as indices. A stretch that closes at or before its opening goes on into the
 * next week, as from Sunday night to Monday morning; one that touches the next is no overlap.
 */
export function overlappingPeriods(periods: Period[]): [number, number][] {
  const stretches = periods.map(partOfWeek);
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

function partOfWeek({ open, close }: Period): { start: number; length: number } {
  const start = minuteOfWeek(open);
  return { start, length: (minuteOfWeek(close) - start + minutesOfWeek) % minutesOfWeek || minutesOfWeek };
}

function minuteOfWeek({ day, time }: Moment): number {
  return (day - 1) * minutesOfDay + minuteOfDay(time);
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function inOrder(stretches: Stretch[]): Stretch[] {
  return stretches.sort((one, other) => one.open - other.open);
}
