import { describe, expect, it } from "vitest";
import { periodStart } from "./record-period.ts";

describe("the start of a period of the best list, in Europe/Berlin", () => {
  it.each([
    ["day", "2026-07-03T12:00:00Z", "2026-07-02T22:00:00.000Z"],
    ["day", "2026-07-02T21:59:59Z", "2026-07-01T22:00:00.000Z"],
    ["day", "2026-01-10T23:00:00Z", "2026-01-10T23:00:00.000Z"],
    ["day", "2026-01-10T22:59:59Z", "2026-01-09T23:00:00.000Z"],
    // The clocks go forward on the 29th of March and back on the 25th of October.
    ["day", "2026-03-29T12:00:00Z", "2026-03-28T23:00:00.000Z"],
    ["day", "2026-03-30T12:00:00Z", "2026-03-29T22:00:00.000Z"],
    ["day", "2026-10-25T12:00:00Z", "2026-10-24T22:00:00.000Z"],
    ["day", "2026-10-26T12:00:00Z", "2026-10-25T23:00:00.000Z"],
    ["month", "2026-07-31T21:00:00Z", "2026-06-30T22:00:00.000Z"],
    ["month", "2026-12-31T23:30:00Z", "2026-12-31T23:00:00.000Z"],
    ["month", "2026-10-31T12:00:00Z", "2026-09-30T22:00:00.000Z"],
  ] as const)("%s at %s began at %s", (period, now, start) =>
    expect(periodStart(period, new Date(now), "Europe/Berlin")?.toISOString()).toBe(start),
  );

  it("is New York's own there", () =>
    expect(periodStart("day", new Date("2026-07-03T03:59:00Z"), "America/New_York")?.toISOString()).toBe(
      "2026-07-02T04:00:00.000Z",
    ));

  it("does not exist for all times", () => expect(periodStart("all", new Date(), "Europe/Berlin")).toBeNull());
});
