import { expect, it } from "vitest";
import { readSpecial, readWeek, weekCell } from "./written-hours.ts";

const daysOf = (cell: string, locale = "de") => readWeek(cell, locale)?.map(({ open }) => open.day) ?? null;

it.each([
  ["Lu 09:00-12:00 13:30-18:30 | Ma 09:00-18:30 | Di 10:00-12:00", [1, 1, 2, 7]],
  ["me 09:00-12:00|JE 09:00-12:00|Ve 09:00-12:00|Sa 09:00-12:00", [3, 4, 5, 6]],
  ["Mo 09:00-12:00 | Di 10:00-12:00", [1, 2]],
  ["Di 10:00-12:00", [2]],
])("reads the days of one language: %s", (cell, days) => expect(daysOf(cell)).toEqual(days));

it.each(["Lu 09:00-12:00 | Mi 09:00-12:00", "Mo 09:00-12:00 | Ma 09:00-12:00", "Mon 09:00-12:00", "Lu"])(
  "reads nothing of what mixes them, or has no days: %s",
  (cell) => {
    for (const locale of ["de", "fr"]) expect(readWeek(cell, locale)).toBeNull();
  },
);

it.each([
  ["de", [6, 2], "Di 09:00-12:00 | Sa 09:00-16:00"],
  ["fr", [6, 7], "Ma 09:00-12:00 | Sa 09:00-16:00"],
  ["it", [6, 2], "Di 09:00-12:00 | Sa 09:00-16:00"],
])(
  "takes days that both languages have in the site's first one, and writes them in it: %s",
  (locale, days, written) => {
    expect(daysOf("Sa 09:00-16:00 | Di 10:00-12:00", locale)).toEqual(days);
    expect(daysOf("Lu 09:00-12:00 | Di 10:00-12:00", locale)).toEqual([1, 7]);
    expect(daysOf("Mo 09:00-12:00 | Di 10:00-12:00", locale)).toEqual([1, 2]);
    const periods = [2, 6].map((day) => ({
      open: { day, time: "09:00" },
      close: { day, time: day === 2 ? "12:00" : "16:00" },
    }));
    expect(weekCell({ periods, special: [] }, locale)).toBe(written);
    expect(readWeek(written, locale)).toEqual(periods);
  },
);

it("reads that a day is closed in either language", () => {
  const closed = { date: "2026-12-26", open: "00:30", close: "00:30" };
  for (const word of ["closed", "geschlossen", "Fermé"]) expect(readSpecial(`2026-12-26 ${word}`)).toEqual([closed]);
});
