import { describe, expect, it } from "vitest";
import { instantOf, localTime } from "./zoned-time.ts";

const inZone = (local: string, timeZone = "Europe/Zurich") => instantOf(local, timeZone)?.toISOString() ?? null;

describe("a local time in a time zone", () => {
  it.each([
    ["2026-11-22T08:00", "Europe/Zurich", "2026-11-22T07:00:00.000Z"],
    ["2026-07-01T08:00", "Europe/Zurich", "2026-07-01T06:00:00.000Z"],
    ["2026-11-22T08:00", "Asia/Kathmandu", "2026-11-22T02:15:00.000Z"],
    ["2026-11-22T08:00", "Pacific/Kiritimati", "2026-11-21T18:00:00.000Z"],
    ["2026-11-22T08:00", "America/St_Johns", "2026-11-22T11:30:00.000Z"],
  ])("is a moment: %s in %s", (local, timeZone, moment) => {
    expect(inZone(local, timeZone)).toBe(moment);
  });

  it("is none where clocks leave it out in spring", () => {
    expect(inZone("2027-03-28T01:59")).toBe("2027-03-28T00:59:00.000Z");
    expect(inZone("2027-03-28T02:00")).toBeNull();
    expect(inZone("2027-03-28T02:59")).toBeNull();
    expect(inZone("2027-03-28T03:00")).toBe("2027-03-28T01:00:00.000Z");
  });

  it("is the first of the two where clocks show it twice in autumn", () => {
    expect(inZone("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(inZone("2026-10-25T03:00")).toBe("2026-10-25T02:00:00.000Z");
  });

  it("is none where the calendar has no such day", () => {
    expect(inZone("2026-02-30T08:00")).toBeNull();
    expect(inZone("morgen")).toBeNull();
  });

  it("is a moment in the first centuries, too: a year that is being typed is one of them", () => {
    for (const local of ["0002-12-24T12:00", "0020-12-24T12:00", "0202-12-24T12:00"])
      expect(localTime(instantOf(local, "Europe/Zurich") ?? 0, "Europe/Zurich")).toBe(local);
  });

  it("comes back from its moment, at every quarter of an hour of two years but those that clocks leave out", () => {
    for (const timeZone of ["Europe/Zurich", "Australia/Lord_Howe", "America/New_York"]) {
      const start = Date.UTC(2026, 0, 1);
      for (let at = start; at < start + 2 * 365 * 86_400_000; at += 3_600_000 * 7 + 900_000) {
        const local = localTime(at, timeZone);
        expect(localTime(instantOf(local, timeZone) ?? 0, timeZone)).toBe(local);
      }
    }
  });
});
