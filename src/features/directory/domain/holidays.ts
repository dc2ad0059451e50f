import { dayAt, easterOf, weekdayOf, yearOf, type Day } from "./calendar.ts";

export const cantons = [
  ...["AG", "AI", "AR", "BE", "BL", "BS", "FR", "GE", "GL", "GR", "JU", "LU", "NE"],
  ...["NW", "OW", "SG", "SH", "SO", "SZ", "TG", "TI", "UR", "VD", "VS", "ZG", "ZH"],
];
const all = cantons.join(" ");
const allBut = (names: string) => cantons.filter((canton) => !names.split(" ").includes(canton)).join(" ");
const catholic = "AI FR JU LU NW OW SO SZ TI UR VS ZG";

/**
 * The days of the Swiss calendar on which shops rest in a whole canton, by law or by general custom. What only some
 * districts or communes keep, and half a day, is a special day of the branch.
 */
const rules = [
  { name: "newYear", on: fixed(1, 1), cantons: all },
  { name: "berchtold", on: fixed(1, 2), cantons: "AG BE FR GL JU LU OW SH SO TG VD ZG" },
  { name: "berchtold", on: mondayThe(1, 2), cantons: "NE" },
  { name: "epiphany", on: fixed(1, 6), cantons: "SZ TI UR" },
  { name: "republicOfNeuchatel", on: fixed(3, 1), cantons: "NE" },
  { name: "saintJoseph", on: fixed(3, 19), cantons: "NW SZ TI UR VS" },
  { name: "goodFriday", on: fromEaster(-2), cantons: allBut("TI VS") },
  { name: "easterMonday", on: fromEaster(1), cantons: allBut("VS") },
  { name: "naefels", on: naefels, cantons: "GL" },
  { name: "labour", on: fixed(5, 1), cantons: "AG BL BS JU NE SH TG TI ZH" },
  { name: "ascension", on: fromEaster(39), cantons: all },
  { name: "whitMonday", on: fromEaster(50), cantons: allBut("NE") },
  { name: "corpusChristi", on: fromEaster(60), cantons: catholic },
  { name: "independenceOfJura", on: fixed(6, 23), cantons: "JU" },
  { name: "peterAndPaul", on: fixed(6, 29), cantons: "TI" },
  { name: "national", on: fixed(8, 1), cantons: all },
  { name: "assumption", on: fixed(8, 15), cantons: catholic },
  { name: "fastOfGeneva", on: afterSunday(9, 1, 4), cantons: "GE" },
  { name: "fastMonday", on: afterSunday(9, 3, 1), cantons: "VD" },
  { name: "saintMaurice", on: fixed(9, 22), cantons: "AI" },
  { name: "brotherKlaus", on: fixed(9, 25), cantons: "OW" },
  { name: "allSaints", on: fixed(11, 1), cantons: `${catholic} GL SG` },
  { name: "immaculateConception", on: fixed(12, 8), cantons: "AI FR LU NW OW SZ TI UR VS ZG" },
  { name: "christmas", on: fixed(12, 25), cantons: all },
  { name: "saintStephen", on: fixed(12, 26), cantons: allBut("GE JU NE VD VS") },
  { name: "saintStephen", on: mondayThe(12, 26), cantons: "NE" },
  { name: "restorationOfGeneva", on: fixed(12, 31), cantons: "GE" },
] as const satisfies { name: string; on: (year: number) => Day | null; cantons: string }[];

export type Holiday = (typeof rules)[number]["name"];

/** The public holiday that a day is in a canton ("ZH"), or null. Sundays that are one are closed as any Sunday. */
export function holidayOn(day: Day, canton: string): Holiday | null {
  const id = `${canton} ${yearOf(day)}`;
  const known = years.get(id) ?? holidaysOf(canton, yearOf(day));
  years.set(id, known);
  return known.get(day) ?? null;
}

const years = new Map<string, ReadonlyMap<Day, Holiday>>();

function holidaysOf(canton: string, year: number): ReadonlyMap<Day, Holiday> {
  const own = rules.filter((rule) => rule.cantons.split(" ").includes(canton));
  // Of two on one day, as Ascension on the 1st of May 2008, the first stands.
  return new Map(own.toReversed().flatMap(({ name, on }) => entry(on(year), name)));
}

function entry(day: Day | null, name: Holiday): [Day, Holiday][] {
  return day === null ? [] : [[day, name]];
}

function fixed(month: number, day: number) {
  return (year: number) => dayAt(year, month, day);
}

/** Only where it is a Monday: the day before, a Sunday, was the holiday proper. */
function mondayThe(month: number, day: number) {
  return (year: number) => (weekdayOf(dayAt(year, month, day)) === 1 ? dayAt(year, month, day) : null);
}

function fromEaster(days: number) {
  return (year: number) => easterOf(year) + days;
}

/** So many days after the first, second or third Sunday of a month. */
function afterSunday(month: number, which: number, days: number) {
  return (year: number) => {
    const first = dayAt(year, month, 1);
    return first + (7 - weekdayOf(first)) + 7 * (which - 1) + days;
  };
}

/** The first Thursday of April, a week later where that lies in Holy Week. */
function naefels(year: number): Day {
  const first = dayAt(year, 4, 1);
  const thursday = first + ((4 - weekdayOf(first) + 7) % 7);
  return thursday === easterOf(year) - 3 ? thursday + 7 : thursday;
}
