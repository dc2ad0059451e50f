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
