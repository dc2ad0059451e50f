import { describe, expect, it } from "vitest";
import { dateOf, dayOf, easterOf } from "./calendar.ts";
import { cantons, holidayOn } from "./holidays.ts";

/** As the almanacs print them. */
const easters = [
  ...["2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21"],
  ...["2031-04-13", "2032-03-28", "2033-04-17", "2034-04-09", "2035-03-25", "2038-04-25", "1818-03-22"],
];

it.each(easters)("knows that Easter Sunday is %s", (date) => {
  expect(dateOf(easterOf(Number(date.slice(0, 4))))).toBe(date);
});

describe("holidayOn", () => {
  const datesOf = (canton: string, year: number) =>
    Array.from({ length: 366 }, (_, index) => dayOf(`${year}-01-01`) + index)
      .filter((day) => dateOf(day).startsWith(String(year)) && holidayOn(day, canton))
      .map((day) => dateOf(day).slice(5));

  it.each([
    ["ZH", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26"],
    ["ZH", 2035, "01-01 03-23 03-26 05-01 05-03 05-14 08-01 12-25 12-26"],
    ["TI", 2026, "01-01 01-06 03-19 04-06 05-01 05-14 05-25 06-04 06-29 08-01 08-15 11-01 12-08 12-25 12-26"],
    ["GE", 2026, "01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31"],
    ["VD", 2025, "01-01 01-02 04-18 04-21 05-29 06-09 08-01 09-22 12-25"],
    ["VS", 2027, "01-01 03-19 05-06 05-17 05-27 08-01 08-15 11-01 12-08 12-25"],
    ["NE", 2033, "01-01 03-01 04-15 04-18 05-01 05-26 08-01 12-25 12-26"],
    ["NE", 2028, "01-01 03-01 04-14 04-17 05-01 05-25 08-01 12-25"],
    ["LU", 2028, "01-01 01-02 04-14 04-17 05-25 06-05 06-15 08-01 08-15 11-01 12-08 12-25 12-26"],
  ])("gives the days on which shops rest in %s in %i", (canton, year, dates) => {
    expect(datesOf(canton, year).join(" ")).toBe(dates);
  });

  it.each([
    ["2025-04-03", "naefels"],
    ["2026-04-02", null], // in Holy Week, so a week later
    ["2026-04-09", "naefels"],
    ["2031-04-03", "naefels"],
    ["2034-04-06", null],
    ["2034-04-13", "naefels"],
  ])("moves the Näfels pilgrimage out of Holy Week: %s", (date, holiday) => {
    expect(holidayOn(dayOf(date), "GL")).toBe(holiday);
  });

  it.each([
    ["2025-09-11", "2025-09-22"],
    ["2026-09-10", "2026-09-21"],
    ["2030-09-05", "2030-09-16"],
    ["2029-09-06", "2029-09-17"],
  ])("finds the fasts of Geneva (%s) and of Vaud (%s)", (geneva, vaud) => {
    expect([holidayOn(dayOf(geneva), "GE"), holidayOn(dayOf(vaud), "VD")]).toEqual(["fastOfGeneva", "fastMonday"]);
  });

  it("has New Year, Ascension, the first of August and Christmas in all of Switzerland", () => {
    expect(cantons).toHaveLength(26);
    for (const canton of cantons) {
      const names = ["2026-01-01", "2026-05-14", "2026-08-01", "2026-12-25"].map((date) =>
        holidayOn(dayOf(date), canton),
      );
      expect(names, canton).toEqual(["newYear", "ascension", "national", "christmas"]);
    }
  });

  it("knows no holidays of a canton that is none", () => {
    expect(holidayOn(dayOf("2026-08-01"), "ZZ")).toBeNull();
  });
});
