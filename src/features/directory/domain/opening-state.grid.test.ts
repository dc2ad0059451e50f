import { afterAll, describe, expect, it } from "vitest";
import type { Hours } from "./opening-hours.ts";
import { openingStateAt, openingStatesOn, type OpeningState, type Schedule } from "./opening-state.ts";

/**
 * The engine against another way to the same answer: each quarter of an hour from 2025 to 2035 is asked what the clock
 * on the wall shows, by the rules of the zone written out, and whether that lies within a stretch of the day or of the
 * day before. Every moment is asked of the engine day by day; one in many by the door that pages use, many more with LONG=1.
 */
const minute = 60_000;
const dayLength = 1440;
const first = Date.UTC(2025, 0, 1);
const last = Date.UTC(2036, 0, 1);
const ahead = 150; // days behind the last one, for what changes next
const step = 15 * minute;
const cells = (last - first) / step;
const stride = process.env["LONG"] ? 7 : 449;

/** So many minutes ahead of Greenwich, and between which moments of a year an hour more. */
function zoneOf(standard: number, summer: (year: number) => [from: number, to: number] = () => [0, 0]) {
  let [from, to, year] = [0, 0, 0];
  return (now: number) => {
    const nowYear = new Date(now).getUTCFullYear();
    if (nowYear !== year) {
      year = nowYear;
      [from, to] = summer(year);
    }
    const isSummer = now >= from && now < to;
    const local = now / minute + standard + (isSummer ? 60 : 0);
    const day = Math.floor(local / dayLength);
    const shown = local - day * dayLength;
    const skipped = from / minute + standard - day * dayLength; // the first minute that this day's clocks skip
    return {
      day,
      /** Minutes after midnight as the clock shows them; in the hour that it shows again all of it has passed. */
      read: now >= to && now < to + 60 * minute ? Math.floor(shown / 60) * 60 + 59 : shown,
      skipped: skipped >= 0 && skipped < dayLength && from > 0 ? skipped : Number.POSITIVE_INFINITY,
    };
  };
}

const sunday = (year: number, month: number, from: number) => {
  const day = new Date(Date.UTC(year, month, from));
  return Date.UTC(year, month, from + ((7 - day.getUTCDay()) % 7));
};
const hours = (count: number) => count * 60 * minute;
const zones = {
  "Europe/Zurich": zoneOf(60, (year) => [sunday(year, 2, 25) + hours(1), sunday(year, 9, 25) + hours(1)]),
  "America/New_York": zoneOf(-300, (year) => [sunday(year, 2, 8) + hours(7), sunday(year, 10, 1) + hours(6)]),
  "Asia/Kathmandu": zoneOf(345),
};

/** Easter Sundays as they are printed, and the holidays of some cantons as their laws list them. */
const easters = [
  ...["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21"],
  ...["2031-04-13", "2032-03-28", "2033-04-17", "2034-04-09", "2035-03-25", "2036-04-13", "2037-04-05"],
];
const fasts = [5, 11, 10, 9, 7, 6, 5, 11, 9, 8, 7, 6, 11, 10].map((day) => String(day).padStart(2, "0")); // in Geneva
const pilgrimages = [
  "04-04",
  "04-03",
  "04-09",
  "04-01",
  "04-06",
  "04-05",
  "04-04",
  "04-03",
  "04-01",
  "04-07",
  "04-13",
  "04-05",
  "04-03",
  "04-09",
];
const mondays = [16, 22, 21, 20, 18, 17, 16, 22, 20, 19, 18, 17, 22, 21]; // after the fast of Vaud
const listed = (fixed: string, fromEaster: number[], own: (index: number) => string[] = () => []) =>
  new Set(
    easters.flatMap((easter, index) => [
      ...[...fixed.split(" "), ...own(index)].map((day) => `${easter.slice(0, 4)}-${day}`),
      ...fromEaster.map((days) => new Date(Date.parse(easter) + days * dayLength * minute).toISOString().slice(0, 10)),
    ]),
  );
const holidays = {
  ZH: listed("01-01 05-01 08-01 12-25 12-26", [-2, 1, 39, 50]),
  GE: listed("01-01 08-01 12-25 12-31", [-2, 1, 39, 50], (index) => [`09-${fasts[index] ?? ""}`]),
  GL: listed("01-01 01-02 08-01 11-01 12-25 12-26", [-2, 1, 39, 50], (index) => [pilgrimages[index] ?? ""]),
  TI: listed("01-01 01-06 03-19 05-01 06-29 08-01 08-15 11-01 12-08 12-25 12-26", [1, 39, 50, 60]),
  VD: listed("01-01 01-02 08-01 12-25", [-2, 1, 39, 50], (index) => [`09-${mondays[index] ?? ""}`]),
};

/** Monday first: stretches in minutes after midnight; `closed` for each date by hand or by the lists below. */
interface Case {
  timeZone: keyof typeof zones;
  canton: keyof typeof holidays;
  week: [number, number][][];
  special: Record<string, [number, number][]>;
  /** As the engine is given it, where it is not day by day. */
  periods?: Hours["periods"];
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const split: [number, number][] = [
  [at(9), at(12)],
  [at(13, 30), at(18, 30)],
];
const night: [number, number][] = [[at(17), at(26)]];
const years = Array.from({ length: 14 }, (_, index) => 2024 + index);
const yearly = (day: string, stretches: [number, number][]) =>
  Object.fromEntries(years.map((year) => [`${year}-${day}`, stretches]));

const cases: Record<string, Case> = {
  "a shop in Zurich": {
    timeZone: "Europe/Zurich",
    canton: "ZH",
    week: [split, split, split, [[at(9), at(20)]], split, [[at(9), at(16)]], []],
    special: {
      ...yearly("12-24", [[at(9), at(14)]]),
      ...yearly("12-31", []),
      ...yearly("01-02", []),
      ...yearly("02-29", [[at(10), at(11)]]), // where there is one
      "2026-08-01": [[at(10), at(16)]], // a Saturday and a holiday
      "2027-12-25": [], // closed by its entry and as a holiday
    },
  },
  "a bar in Geneva": {
    timeZone: "Europe/Zurich",
    canton: "GE",
    week: [[], night, night, night, [[at(17), at(26, 30)]], [[at(17), at(26, 30)]], [[at(22), at(26)]]],
    special: { ...yearly("12-31", [[at(18), at(28, 45)]]), "2026-08-01": [], "2028-02-29": [] },
  },
  "a garage in Glarus that is open day and night": {
    timeZone: "Europe/Zurich",
    canton: "GL",
    week: Array.from({ length: 7 }, (): [number, number][] => [[0, dayLength]]),
    special: { "2029-06-06": [[at(6), at(22)]] },
    periods: [{ open: { day: 3, time: "00:00" }, close: { day: 3, time: "00:00" } }],
  },
  "a branch in New York": {
    timeZone: "America/New_York",
    canton: "ZH",
    week: [
      [
        [at(8, 30), at(12)],
        [at(12), at(17, 45)],
      ],
      [],
      [[at(0), at(0, 15)]],
      [[at(23, 45), at(24)]],
      [[at(0), at(6)]],
      [[at(22), at(27)]],
      [
        [at(1, 15), at(1, 45)], // shown twice in November
        [at(2, 15), at(2, 45)], // skipped in March
        [at(2, 50 - 5), at(3, 15)],
      ],
    ],
    special: { ...yearly("11-02", [[at(1, 30), at(5)]]) },
  },
  "a branch in Kathmandu": {
    timeZone: "Asia/Kathmandu",
    canton: "TI",
    week: Array.from({ length: 7 }, (): [number, number][] => [[at(6, 15), at(20, 45)]]),
    special: { "2030-01-01": [[at(12), at(13)]] },
  },
  "a stall that opens on some days only": {
    timeZone: "Europe/Zurich",
    canton: "VD",
    week: [[], [], [], [], [], [], []],
    special: { "2026-12-05": [[at(10), at(17)]], "2028-12-08": [[at(10), at(25)]], "2033-02-28": [[at(22), at(27)]] },
  },
};

const expected = new Map(Object.entries(cases).map(([name, each]) => [name, { each, oracle: oracleOf(each) }]));
const serverZone = process.env["TZ"];
afterAll(() => void (process.env["TZ"] = serverZone));

describe.each(["Europe/Zurich", "Asia/Kathmandu", "America/Los_Angeles"])("on a server in %s", (zone) => {
  it.each([...expected])("knows every quarter of an hour of %s", (_name, { each, oracle }) => {
    process.env["TZ"] = zone;
    const here = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", hourCycle: "h23" });
    expect(new Date(first).getHours(), "the server's zone is another one").toBe(Number(here.format(first)));
    const schedule = scheduleOf(each);
    const wrong: string[] = [];
    let day = Number.NaN;
    let stateOn: (now: number) => OpeningState = () => ({ isOpen: false, change: null });
    for (let cell = 0; cell < cells; cell += 1) {
      const now = first + cell * step;
      if (oracle.days[cell] !== day) {
        day = oracle.days[cell] ?? Number.NaN;
        stateOn = openingStatesOn(schedule, day);
      }
      compare(stateOn(now), cell);
      if (cell % stride === 0) compare(openingStateAt(schedule, now), cell);
    }
    expect(wrong.slice(0, 5), `${wrong.length} moments are wrong`).toEqual([]);

    function compare({ isOpen, change }: OpeningState, cell: number): void {
      const want = oracle.change[cell] ?? Number.NaN;
      if (Number(isOpen) === oracle.isOpen[cell] && (change === want || (change === null && Number.isNaN(want))))
        return;
      const written = (moment: number) => (Number.isNaN(moment) ? "no change" : new Date(moment).toISOString());
      const right = `${oracle.isOpen[cell]} until ${written(want)}`;
      wrong.push(
        `${written(first + cell * step)}: ${Number(isOpen)} until ${written(change ?? Number.NaN)} for ${right}`,
      );
    }
  });
});

it("meets openings and closings enough, on the days when clocks change too", () => {
  const changes = [...expected.values()].map(({ oracle }) => oracle.changes);
  expect(changes.map((count) => count > 4)).toEqual(changes.map(() => true));
  expect(changes.reduce((sum, count) => sum + count)).toBeGreaterThan(30_000);
});

/** The same hours as the directory stores them. */
function scheduleOf({ timeZone, canton, week, special, periods }: Case): Schedule {
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const byDay = week.flatMap((stretches, index) =>
    stretches.map(([open, close]) => ({
      open: { day: index + 1, time: time(open) },
      close: { day: ((index + Math.floor(close / dayLength)) % 7) + 1, time: time(close) },
    })),
  );
  const entries = Object.entries(special).flatMap(([date, stretches]) =>
    stretches.length === 0
      ? [{ date, open: "00:30", close: "00:30" }]
      : stretches.map(([open, close]) => ({ date, open: time(open), close: time(close) })),
  );
  const isDate = ({ date }: { date: string }) => !date.endsWith("02-29") || Number(date.slice(0, 4)) % 4 === 0;
  return { openingHours: { periods: periods ?? byDay, special: entries.filter(isDate) }, canton, timeZone };
}

/** What is right for every cell, found backwards from the end, so that what changes next is known already. */
function oracleOf({ timeZone, canton, week, special }: Case) {
  const all = cells + ahead * 96;
  const days = new Int32Array(all);
  const isOpen = new Uint8Array(all);
  let day = Number.NaN;
  let own: [number, number][] = [];
  let before: [number, number][] = [];
  for (let cell = 0; cell < all; cell += 1) {
    const clock = zones[timeZone](first + cell * step);
    if (clock.day !== day) {
      day = clock.day;
      own = hoursOn(day);
      before = hoursOn(day - 1);
    }
    const hasPassed = (time: number) =>
      clock.read >= (time >= clock.skipped && time < clock.skipped + 60 ? time + 60 : time);
    days[cell] = day;
    for (const [open, close] of own) if (hasPassed(open) && !(close < dayLength && hasPassed(close))) isOpen[cell] = 1;
    for (const [, close] of before) if (close > dayLength && !hasPassed(close - dayLength)) isOpen[cell] = 1;
  }
  const change = new Float64Array(all).fill(Number.NaN); // the moment of it; NaN: not in sight
  let changes = 0;
  for (let cell = all - 2, next = -1; cell >= 0; cell -= 1) {
    if (isOpen[cell] !== isOpen[cell + 1]) {
      next = cell + 1;
      changes += 1;
    }
    const daysUntil = next < 0 ? Number.POSITIVE_INFINITY : (days[next] ?? 0) - (days[cell] ?? 0);
    if (isOpen[cell] ? daysUntil < 14 : daysUntil <= 120) change[cell] = first + next * step;
  }
  return { days, isOpen, change, changes };

  function hoursOn(on: number): [number, number][] {
    const date = new Date(on * dayLength * minute).toISOString().slice(0, 10);
    return special[date] ?? (holidays[canton].has(date) ? [] : (week[(on + 3) % 7] ?? []));
  }
}
