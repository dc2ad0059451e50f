import { expect, it } from "vitest";
import { sinceDay, withSinceDay } from "./since-day.ts";

const entry = { created: "2026-11-20T07:15:30.000Z" };

it("tells the day, and keeps the moment of one that is the same", () => {
  expect(sinceDay(entry)).toBe("2026-11-20");
  expect(sinceDay({})).toBe("");
  expect(withSinceDay(entry, "2026-11-20")).toBe(entry);
});

it("takes another day, and leaves it to the server where none is said", () => {
  expect(withSinceDay(entry, "2026-12-01")).toEqual({ created: "2026-12-01T12:00:00.000Z" });
  expect(withSinceDay(entry, "").created).toBeUndefined();
});
