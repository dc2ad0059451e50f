import { expect, it } from "vitest";
import { openingHoursSchema } from "~/features/directory/schema.ts";
import { copiedDay, copiedTo, nextPeriod, periodOf, withDay, wrongDays } from "./week-hours.ts";

const written = (periods: ReturnType<typeof copiedTo>) =>
  periods.map(
    ({ open, close }) => `${open.day} ${open.time}–${close.time}${close.day === open.day ? "" : ` (${close.day})`}`,
  );

it("closes on the next day what closes before it opens, Sunday's on Monday", () => {
  expect(written([periodOf(5, "20:00", "02:00"), periodOf(7, "20:00", "00:00")])).toEqual([
    "5 20:00–02:00 (6)",
    "7 20:00–00:00 (1)",
  ]);
});

it("replaces one day, and gives its hours to others", () => {
  const monday = [periodOf(1, "09:00", "12:00"), periodOf(1, "13:30", "18:30")];
  const week = withDay([periodOf(2, "08:00", "09:00"), periodOf(6, "09:00", "16:00")], 1, monday);
  expect(written(week)).toEqual(["1 09:00–12:00", "1 13:30–18:30", "2 08:00–09:00", "6 09:00–16:00"]);
  expect(written(copiedTo(week, 1, [2, 3]))).toEqual([
    ...["1 09:00–12:00", "1 13:30–18:30", "2 09:00–12:00", "2 13:30–18:30"],
    ...["3 09:00–12:00", "3 13:30–18:30", "6 09:00–16:00"],
  ]);
});

it("gives the hours of the first day that is open to the workdays after it, on which many shops begin their week", () => {
  const openFrom = (...days: number[]) => copiedDay(days.map((day) => periodOf(day, "09:00", "12:00")));
  expect(openFrom(1, 3)).toEqual({ from: 1, days: [2, 3, 4, 5] });
  expect(openFrom(6, 2)).toEqual({ from: 2, days: [3, 4, 5] });
  expect(openFrom(4)).toEqual({ from: 4, days: [5] });
  expect([openFrom(), openFrom(5), openFrom(6, 7)]).toEqual([null, null, null]);
});

it("offers a day that the directory takes", () => {
  const first = nextPeriod(3, []);
  const periods = [first, nextPeriod(3, [first])];
  expect(openingHoursSchema.safeParse({ periods, special: [] }).success).toBe(true);
});

it("names the days on which two stretches overlap or a time is missing", () => {
  const night = periodOf(5, "20:00", "10:00"); // until Saturday morning
  const week = [periodOf(1, "08:00", "12:00"), periodOf(2, "08:00", ""), night, periodOf(6, "09:00", "12:00")];
  expect([...wrongDays(week)].toSorted()).toEqual([2, 5, 6]);
  expect(wrongDays([periodOf(1, "08:00", "12:00"), periodOf(1, "12:00", "18:00")]).size).toBe(0);
});
