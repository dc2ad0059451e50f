import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { hoursHoldUntil, shownHours } from "./shown-hours.ts";

const shop = testBranch("Altstadt", { week: ["09:00", "18:30"] });
const closedDays = [
  { date: "2026-12-24", open: "09:00", close: "14:00" },
  { date: "2026-12-31", open: "00:30", close: "00:30" },
];
const withDays = { ...shop, openingHours: { ...shop.openingHours, special: closedDays } };
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
      ahead: [{ date: "2026-12-25", times: [], holiday: "christmas" }],
      soon: [],
    });
  });

  it("says today's hours as they are today, and the days ahead that are not as the week", () => {
    const { week, today, ahead, change } = shownHours(withDays, at("2026-12-24T13:30:00Z")) ?? {};
    expect([today, week?.[3]]).toEqual([3, { times: ["09:00–14:00"], holiday: null }]);
    expect(change).toEqual({ time: "09:00", date: "2026-12-28", inDays: 4 });
    // Saint Stephen is a Saturday, on which it is closed anyway.
    expect(ahead).toEqual([
      { date: "2026-12-25", times: [], holiday: "christmas" },
      { date: "2026-12-31", times: [], holiday: null },
      { date: "2027-01-01", times: [], holiday: "newYear" },
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
