import { expect, it } from "vitest";
import { openingHoursSchema } from "~/features/directory/schema.ts";
import { closingProblem, datesBetween, withClosedDays } from "./closed-days.ts";

it("names each day of the holidays, over the change of the clocks and the year", () => {
  expect(datesBetween("2026-12-30", "2027-01-02")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
  expect(datesBetween("2026-10-24", "2026-10-26")).toHaveLength(3);
  expect(datesBetween("2026-07-20", "2026-07-20")).toEqual(["2026-07-20"]);
});

it.each([
  ["", "2026-07-20"],
  ["2026-07-21", "2026-07-20"],
  ["2026-07-20", "2027-07-20"],
])("names none from %s to %s", (from, to) => expect(datesBetween(from, to)).toEqual([]));

it.each([
  ["2026-07-20", "2026-07-19", "closedWrong"],
  ["2026-07-20", "2027-07-20", "closedWrong"],
  ["2026-07-20", "0202-07-25", null],
  ["2026-07-20", "", null],
  ["0002-07-20", "2026-07-25", null],
  ["2026-07-19", "", "closedPast"],
  ["2026-07-20", "2026-07-20", null],
])("says what is wrong from %s to %s, and nothing while a year is typed", (from, to, problem) =>
  expect(closingProblem(from, to, "2026-07-20")).toBe(problem),
);

it("closes them in place of what was said of them, so that the directory takes it", () => {
  const special = [
    { date: "2026-07-22", open: "09:00", close: "12:00" },
    { date: "2026-07-22", open: "13:00", close: "16:00" },
    { date: "2026-12-24", open: "09:00", close: "14:00" },
  ];
  const closed = withClosedDays(special, datesBetween("2026-07-21", "2026-07-23"));
  expect(closed.map(({ date, open }) => `${date} ${open}`)).toEqual([
    ...["2026-07-21 00:30", "2026-07-22 00:30", "2026-07-23 00:30", "2026-12-24 09:00"],
  ]);
  expect(openingHoursSchema.safeParse({ periods: [], special: closed }).success).toBe(true);
});
