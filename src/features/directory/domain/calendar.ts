/** Days since 1970-01-01: dates without a time zone, as figures to count with. */
export type Day = number;

const dayLength = 86_400_000;

/** The day of a date as "2026-11-23". */
export function dayOf(date: string): Day {
  return Date.parse(`${date}T00:00:00Z`) / dayLength;
}

/** The date of a day, as "2026-11-23". */
export function dateOf(day: Day): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The day of a year, a month (1 to 12) and a day of it. */
export function dayAt(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function yearOf(day: Day): number {
  return new Date(day * dayLength).getUTCFullYear();
}

/** Easter Sunday of a year of the Gregorian calendar (the rule of Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const months = epact + toSunday - 7 * late + 114;
  return dayAt(year, Math.floor(months / 31), (months % 31) + 1);
}
