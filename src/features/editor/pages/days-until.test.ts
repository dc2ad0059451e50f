import { expect, it } from "vitest";
import { daysUntil } from "./days-until.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

it.each([
  ["2026-12-22T12:00:00Z", 30],
  ["2026-11-23T11:59:00Z", 1],
  ["2026-11-23T12:01:00Z", 2],
  ["2026-11-22T11:00:00Z", 0],
])("counts the days until %s as %i", (moment, days) => expect(daysUntil(moment, now)).toBe(days));
