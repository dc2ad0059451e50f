import { describe, expect, it } from "vitest";
import type { Hours, Period } from "./opening-hours.ts";
import { endOfDay, openingStateAt } from "./opening-state.ts";

const period = (from: string, to: string): Period => {
  const moment = (text: string) => ({ day: Number(text[0]), time: text.slice(2) });
  return { open: moment(from), close: moment(to) };
};
const shop: Hours = {
  periods: [1, 2, 3, 4, 5].flatMap((day) => [
    period(`${day} 09:00`, `${day} 12:00`),
    period(`${day} 13:30`, `${day} 18:30`),
  ]),
  special: [
    { date: "2026-12-24", open: "09:00", close: "14:00" },
    { date: "2026-12-31", open: "00:30", close: "00:30" },
    { date: "2027-08-01", open: "10:00", close: "16:00" }, // a Sunday and a holiday
  ],
};
const bar: Hours = {
  periods: [period("5 20:00", "6 02:30"), period("6 20:00", "7 02:30"), period("7 22:00", "1 02:00")],
  special: [{ date: "2026-12-26", open: "00:30", close: "00:30" }],
};

/** The state at a moment as "open", or "closed", with the moment of its change. */
function stateOf(openingHours: Hours, now: string, { canton = "ZH", timeZone = "Europe/Zurich" } = {}): string {
  const { isOpen, change } = openingStateAt({ openingHours, canton, timeZone }, Date.parse(now));
  const until = change === null ? "without end" : new Date(change).toISOString().slice(0, 16);
  return `${isOpen ? "open" : "closed"} until ${until}`;
}

describe("openingStateAt", () => {
  it.each([
    ["on a morning", "2026-11-23T08:00:00Z", "open until 2026-11-23T11:00"],
    ["in the minute before it closes", "2026-11-23T10:59:59.999Z", "open until 2026-11-23T11:00"],
    ["in the minute in which it closes", "2026-11-23T11:00:00Z", "closed until 2026-11-23T12:30"],
    ["on the eve of a weekend", "2026-11-27T17:30:00Z", "closed until 2026-11-30T08:00"],
    ["on a special day", "2026-12-24T11:00:00Z", "open until 2026-12-24T13:00"],
    ["over two holidays and a weekend", "2026-12-24T13:00:00Z", "closed until 2026-12-28T08:00"],
    ["over a closed day and a holiday", "2026-12-30T17:30:00Z", "closed until 2027-01-04T08:00"],
    ["on a holiday with hours of its own", "2027-08-01T08:30:00Z", "open until 2027-08-01T14:00"],
    ["on Whit Monday", "2027-05-17T08:30:00Z", "closed until 2027-05-18T07:00"],
  ])("knows %s whether a shop is open", (_when, now, state) => {
    expect(stateOf(shop, now)).toBe(state);
  });

  it("keeps the holidays of the branch's own canton", () => {
    const labourDay = "2026-05-01T08:00:00Z";
    expect(stateOf(shop, labourDay)).toBe("closed until 2026-05-04T07:00");
    expect(stateOf(shop, labourDay, { canton: "BE" })).toBe("open until 2026-05-01T10:00");
  });

  it.each([
    ["after midnight", "2026-11-28T01:00:00Z", "open until 2026-11-28T01:30"],
    ["from Sunday to Monday", "2026-11-29T23:30:00Z", "open until 2026-11-30T01:00"],
    ["into a day that is closed", "2026-12-26T01:00:00Z", "closed until 2026-12-27T21:00"], // Christmas before it
    ["from a Friday into a closed Saturday", "2027-01-02T00:30:00Z", "closed until 2027-01-02T19:00"],
  ])("lets a night go on: %s", (_when, now, state) => {
    expect(stateOf(bar, now)).toBe(state);
  });

  it("keeps the length of a night in which the clocks change", () => {
    // 20:00 to 02:30: six hours and a half, by the first 02:30 of two, and where there is none by 03:30.
    expect(stateOf(bar, "2026-10-24T22:00:00Z")).toBe("open until 2026-10-25T00:30");
    expect(stateOf(bar, "2026-10-25T00:45:00Z")).toBe("closed until 2026-10-25T21:00");
    expect(stateOf(bar, "2026-03-28T22:00:00Z")).toBe("open until 2026-03-29T01:30");
  });

  it("reads the hours in the branch's own zone", () => {
    expect(stateOf(shop, "2026-11-23T08:00:00Z", { timeZone: "America/New_York" })).toBe(
      "closed until 2026-11-23T14:00",
    );
  });

  it("is open without end where no closing is in sight, and closed where no opening is", () => {
    const always: Hours = { periods: [period("1 00:00", "1 00:00")], special: [] };
    expect(stateOf(always, "2026-11-01T08:00:00Z")).toBe("open until without end");
    expect(stateOf(always, "2026-12-20T08:00:00Z")).toBe("open until 2026-12-24T23:00");
    expect(stateOf(always, "2026-12-25T08:00:00Z")).toBe("closed until 2026-12-26T23:00");
    expect(stateOf({ periods: [], special: [] }, "2026-12-25T08:00:00Z")).toBe("closed until without end");
  });

  it("takes stretches that meet as one", () => {
    const halves: Hours = { periods: [period("1 09:00", "1 12:00"), period("1 12:00", "1 17:00")], special: [] };
    expect(stateOf(halves, "2026-11-23T09:00:00Z")).toBe("open until 2026-11-23T16:00");
  });
});

describe("endOfDay", () => {
  it.each([
    ["2026-11-22T12:00:00Z", "2026-11-22T23:00:00.000Z"],
    ["2026-11-22T23:00:00Z", "2026-11-23T23:00:00.000Z"],
    ["2026-10-24T22:30:00Z", "2026-10-25T23:00:00.000Z"],
    ["2026-07-01T21:59:59Z", "2026-07-01T22:00:00.000Z"],
  ])("is the next midnight after %s, also on the day with 25 hours", (now, end) => {
    expect(new Date(endOfDay("Europe/Zurich", Date.parse(now))).toISOString()).toBe(end);
  });
});
