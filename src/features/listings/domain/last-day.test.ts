import { expect, it } from "vitest";
import { endOf, shopDay } from "./last-day.ts";

it.each([
  ["2026-01-31", "2026-01-31T23:00:00.000Z"],
  ["2026-07-31", "2026-07-31T22:00:00.000Z"],
  ["9998-12-30", "9998-12-30T23:00:00.000Z"],
  ["9999-12-30", "9999-12-31T00:00:00.000Z"],
  ["9999-12-31", "+010000-01-01T00:00:00.000Z"],
])("the shop's day %s is over at %s", (day, end) => expect(endOf(day, "Europe/Zurich").toISOString()).toBe(end));

it("knows the shop's day when Greenwich still has the one before", () =>
  expect(shopDay(new Date("2026-07-06T22:30:00Z"), "Europe/Zurich")).toBe("2026-07-07"));

it("goes by the shop's own clocks", () => {
  expect(shopDay(new Date("2026-07-07T03:30:00Z"), "America/New_York")).toBe("2026-07-06");
  expect(endOf("2026-07-06", "America/New_York").toISOString()).toBe("2026-07-07T04:00:00.000Z");
});
