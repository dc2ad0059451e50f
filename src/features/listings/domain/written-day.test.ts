import { expect, it } from "vitest";
import { writtenDay } from "./written-day.ts";

it.each([
  ["2026-12-24", "2026-12-24"],
  ["24.12.2026", "2026-12-24"],
  ["1. 2. 2027", "2027-02-01"],
  ["24.12.26", "2026-12-24"],
  ["12/24/2026", "12/24/2026"],
  ["bald", "bald"],
])("reads the day %j as %j", (written, stored) => expect(writtenDay(written)).toBe(stored));
