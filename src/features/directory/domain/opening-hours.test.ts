import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../schema.ts";
import { endOfDay, overlappingPeriods, stretchesOn, type Period } from "./opening-hours.ts";

const period = (from: string, to: string): Period => {
  const moment = (text: string) => {
    const [day = "", time = ""] = text.split(" ");
    return { day: Number(day), time };
  };
  return { open: moment(from), close: moment(to) };
};

describe("overlappingPeriods", () => {
  it.each<[string, Period[], number]>([
    ["a morning and an afternoon", [period("1 09:00", "1 12:00"), period("1 13:30", "1 18:30")], 0],
    ["stretches that touch", [period("1 09:00", "1 12:00"), period("1 12:00", "1 18:30")], 0],
    ["the same stretch twice", [period("1 09:00", "1 12:00"), period("1 09:00", "1 12:00")], 1],
    ["a stretch inside another", [period("1 09:00", "1 18:00"), period("1 12:00", "1 13:00")], 1],
    ["a night and the morning after it", [period("5 20:00", "6 02:00"), period("6 09:00", "6 12:00")], 0],
    ["a night that lasts into the morning", [period("5 20:00", "6 10:00"), period("6 09:00", "6 12:00")], 1],
    ["Sunday night into Monday", [period("7 22:00", "1 02:00"), period("1 01:00", "1 05:00")], 1],
    ["an opening without end and another", [period("1 00:00", "1 00:00"), period("4 09:00", "4 10:00")], 1],
  ])("finds what is wrong with %s", (_what, periods, pairs) => {
    expect(overlappingPeriods(periods)).toHaveLength(pairs);
  });
});

describe("openingHoursSchema", () => {
  const special = (date: string, open: string, close: string) => ({ date, open, close });
  it.each([
    ["closed on one day", [special("2026-12-25", "00:30", "00:30")], true],
    [
      "two openings on one day",
      [special("2026-12-24", "09:00", "12:00"), special("2026-12-24", "13:00", "16:00")],
      true,
    ],
    [
      "closed and open on one day",
      [special("2026-12-24", "00:30", "00:30"), special("2026-12-24", "13:00", "16:00")],
      false,
    ],
    ["no length at all", [special("2026-12-24", "09:00", "09:00")], false],
    ["a day that the calendar lacks", [special("2026-02-30", "09:00", "12:00")], false],
    ["a time that the clock lacks", [special("2026-02-20", "09:00", "24:00")], false],
  ])("judges special days: %s", (_what, days, isValid) => {
    expect(openingHoursSchema.safeParse({ periods: [], special: days }).success).toBe(isValid);
  });
});

describe("stretchesOn", () => {
  const hours = {
    periods: [period("1 13:30", "1 18:30"), period("1 09:00", "1 12:00"), period("7 20:00", "1 02:00")],
    special: [
      { date: "2026-11-30", open: "00:30", close: "00:30" },
      { date: "2026-12-07", open: "10:00", close: "16:00" },
    ],
  };
  it.each([
    ["2026-11-23", ["09:00–12:00", "13:30–18:30"]],
    ["2026-11-22", ["20:00–02:00"]],
    ["2026-11-24", []],
    ["2026-11-30", []],
    ["2026-12-07", ["10:00–16:00"]],
  ])("gives the hours of %s", (date, expected) => {
    expect(stretchesOn(hours, date).map(({ open, close }) => `${open}–${close}`)).toEqual(expected);
  });
});

describe("endOfDay", () => {
  it.each([
    ["2026-11-22T12:00:00Z", "2026-11-22T23:00:00.000Z"],
    ["2026-11-22T23:00:00Z", "2026-11-23T23:00:00.000Z"],
    ["2026-10-24T22:30:00Z", "2026-10-25T23:00:00.000Z"],
    ["2026-07-01T21:59:59Z", "2026-07-01T22:00:00.000Z"],
  ])("is the next midnight after %s, also on the day with 25 hours", (now, end) => {
    expect(endOfDay(new Date(now)).toISOString()).toBe(end);
  });
});
