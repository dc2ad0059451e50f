import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { hoursHoldUntil, shownHours } from "./shown-hours.ts";

const shop = testBranch("Altstadt", { week: ["09:00", "18:30"] });
const closedDays = [
  { date: "2026-12-24", open: "09:00", close: "14:00" },
  { date: "2026-12-31", open: "00:30", close: "00:30" },
];
const withDays = { ...shop, openingHours: { ...shop.openingHours, special: closedDays } };
const evening = { open: { day: 5, time: "18:00" }, close: { day: 6, time: "00:00" } };
const at = (moment: string) => Date.parse(moment);

describe("shownHours", () => {
  it("says the week and whether it is open", () => {
    expect(shownHours(shop, at("2026-11-23T09:00:00Z"))).toEqual({
      week: [
        ...Array.from({ length: 5 }, () => ({ times: ["09:00–18:30"], holiday: null })),
        ...Array.from({ length: 2 }, () => ({ times: [], holiday: null })),
      ],
      today: 0,
      usual: ["09:00–18:30"],
      isOpen: true,
      change: { time: "18:30", date: "2026-11-23", inDays: 0 },
      ahead: [{ date: "2026-12-25", until: null, times: [], holiday: "christmas" }],
      soon: [],
    });
  });

  it("says today's hours as they are today, and the days ahead that are not as the week", () => {
    const { week, today, ahead, change } = shownHours(withDays, at("2026-12-24T13:30:00Z")) ?? {};
    expect([today, week?.[3]]).toEqual([3, { times: ["09:00–14:00"], holiday: null }]);
    expect(change).toEqual({ time: "09:00", date: "2026-12-28", inDays: 4 });
    // Saint Stephen is a Saturday, on which it is closed anyway.
    expect(ahead).toEqual([
      { date: "2026-12-25", until: null, times: [], holiday: "christmas" },
      { date: "2026-12-31", until: null, times: [], holiday: null },
      { date: "2027-01-01", until: null, times: [], holiday: "newYear" },
    ]);
  });

  it("says nothing of a branch that names no week, once its last other day is over", () => {
    const special = [{ date: "2026-12-24", open: "22:00", close: "02:00" }];
    const rarely = { ...shop, openingHours: { ...shop.openingHours, periods: [], special } };
    expect(shownHours(rarely, at("2026-12-23T09:00:00Z"))).toMatchObject({ isOpen: false });
    expect(shownHours(rarely, at("2026-12-25T00:30:00Z"))).toMatchObject({ isOpen: true });
    expect(shownHours(rarely, at("2026-12-26T09:00:00Z"))).toBeNull();
    expect(hoursHoldUntil(rarely, at("2026-12-26T09:00:00Z"))).toBeNull();
  });

  it("says three days or more on which it is closed as one, over free days and out of sight", () => {
    const closedOn = (dates: string[]) => ({
      ...shop,
      openingHours: { ...shop.openingHours, special: dates.map((date) => ({ date, open: "00:30", close: "00:30" })) },
    });
    const days = (month: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `${month}-${String(from + at).padStart(2, "0")}`);
    const aheadOf = (dates: string[], now: string) =>
      shownHours(closedOn(dates), at(now))?.ahead.map(({ date, until }) => [date, until]);
    expect(aheadOf(days("2026-12", 24, 30), "2026-12-10T09:00:00Z")).toEqual([
      ["2026-12-24", "2026-12-30"],
      ["2027-01-01", null],
    ]);
    const summer = [...days("2026-07", 20, 31), ...days("2026-08", 1, 9)];
    expect(aheadOf(summer, "2026-06-20T09:00:00Z")).toEqual([["2026-07-20", "2026-08-07"]]);
    expect(aheadOf(summer, "2026-07-22T09:00:00Z")?.[0], "from the middle of it").toEqual(["2026-07-23", "2026-08-07"]);
    expect(aheadOf(days("2026-12", 7, 8), "2026-12-01T09:00:00Z")?.slice(0, 2)).toEqual([
      ["2026-12-07", null],
      ["2026-12-08", null],
    ]);
  });

  it("leaves out none of the next seven", () => {
    const dates = ["08", "09", "10", "11", "12", "13", "14", "15"].map((day) => `2026-12-${day}`);
    const special = dates.map((date) => ({ date, open: "10:00", close: "11:00" }));
    const other = { ...shop, openingHours: { ...shop.openingHours, special } };
    const aheadAt = (moment: string) => shownHours(other, at(moment))?.ahead.map(({ date }) => date);
    expect(aheadAt("2026-12-07T09:00:00Z")).toEqual(dates.slice(0, 7));
    expect(aheadAt("2026-12-01T09:00:00Z")).toEqual(dates.slice(0, 5));
  });

  it("takes the day of the branch's own zone", () => {
    const overseas = { ...shop, timeZone: "America/New_York" };
    expect(shownHours(overseas, at("2026-11-24T02:00:00Z"))?.today).toBe(0);
  });

  it("closes at the end of its day where it closes at midnight, as its hours say", () => {
    const bar = { ...shop, openingHours: { periods: [evening], special: [] } };
    const { isOpen, change, week } = shownHours(bar, at("2026-11-27T20:00:00Z")) ?? {};
    expect({ isOpen, change, times: week?.[4]?.times }).toEqual({
      isOpen: true,
      change: { time: "24:00", date: "2026-11-27", inDays: 0 },
      times: ["18:00–24:00"],
    });
  });

  it("says nothing of a branch that names no hours", () => {
    expect(shownHours(testBranch("Neumarkt"), at("2026-11-23T09:00:00Z"))).toBeNull();
  });
});

describe("hoursHoldUntil", () => {
  it.each([
    ["its closing", "2026-11-23T09:00:00Z", "2026-11-23T17:30:00.000Z"],
    ["midnight", "2026-11-23T17:30:00Z", "2026-11-23T23:00:00.000Z"],
    ["its opening", "2026-11-23T23:00:00Z", "2026-11-24T08:00:00.000Z"],
  ])("is %s, whichever comes first", (_what, now, until) => {
    expect(new Date(hoursHoldUntil(shop, at(now)) ?? 0).toISOString()).toBe(until);
  });

  it("is never for a branch that names no hours", () => {
    expect(hoursHoldUntil(testBranch("Neumarkt"), at("2026-11-23T09:00:00Z"))).toBeNull();
  });
});
