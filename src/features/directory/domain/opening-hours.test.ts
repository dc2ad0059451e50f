import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../schema.ts";
import { overlappingPeriods, stretchesOfSpecial, stretchesOfWeek, written, type Period } from "./opening-hours.ts";

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

describe("stretchesOfWeek", () => {
  const inWords = (periods: Period[]) => stretchesOfWeek(periods).map((day) => day.map(written).join(" "));

  it("puts each day's stretches in order", () => {
    const hours = [period("1 13:30", "1 18:30"), period("1 09:00", "1 12:00"), period("7 10:00", "7 16:00")];
    expect(inWords(hours)).toEqual(["09:00–12:00 13:30–18:30", "", "", "", "", "", "10:00–16:00"]);
  });

  it("leaves a night to the day on which it begins", () => {
    expect(inWords([period("7 20:00", "1 02:00")])).toEqual(["", "", "", "", "", "", "20:00–02:00"]);
    expect(inWords([period("5 18:00", "6 18:00")])[4]).toBe("18:00–18:00");
  });

  it("cuts what is longer than a day at each midnight", () => {
    const weekend = ["00:00–04:00", "", "", "", "20:00–24:00", "00:00–24:00", "00:00–24:00"];
    expect(inWords([period("5 20:00", "1 04:00")])).toEqual(weekend);
    expect(inWords([period("3 00:00", "3 00:00")])).toEqual(Array.from({ length: 7 }, () => "00:00–24:00"));
  });
});

describe("stretchesOfSpecial", () => {
  const entry = (open: string, close: string) => ({ date: "2026-12-24", open, close });

  it("is closed where both times are 00:30", () => {
    expect(stretchesOfSpecial([entry("00:30", "00:30")])).toEqual([]);
  });

  it("puts the entries of a day in order, also one past midnight", () => {
    const stretches = stretchesOfSpecial([entry("18:00", "01:00"), entry("09:00", "12:00")]);
    expect(stretches.map(written)).toEqual(["09:00–12:00", "18:00–01:00"]);
  });
});
