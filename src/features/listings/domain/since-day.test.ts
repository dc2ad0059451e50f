import { expect, it } from "vitest";
import { sinceDay, withSinceDay } from "./since-day.ts";

const entry = { created: "2026-11-20T23:15:30.000Z" };
const zurich = "Europe/Zurich";

it("tells the day where the site is, and keeps the moment of one that is the same", () => {
  expect(sinceDay(entry, zurich)).toBe("2026-11-21");
  expect(sinceDay(entry, "America/New_York")).toBe("2026-11-20");
  expect(sinceDay({}, zurich)).toBe("");
  expect(withSinceDay(entry, "2026-11-21", zurich)).toBe(entry);
});

it("takes another day for noon there, and leaves it to the server where none is said", () => {
  expect(withSinceDay(entry, "2026-12-01", zurich)).toEqual({ created: "2026-12-01T11:00:00.000Z" });
  expect(withSinceDay(entry, "2026-12-01", "Pacific/Auckland")).toEqual({ created: "2026-11-30T23:00:00.000Z" });
  expect(withSinceDay(entry, "", zurich).created).toBeUndefined();
});

it("is again the day that was taken, and none that there is not", () => {
  for (const zone of [zurich, "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"])
    expect(sinceDay(withSinceDay(entry, "2026-03-29", zone), zone)).toBe("2026-03-29");
  expect(withSinceDay(entry, "2026-02-31", zurich).created).toBe("2026-02-31T12:00:00.000Z");
});

it("stands as it is typed, digit by digit and one too many", () => {
  for (const day of ["0002-12-24", "0020-12-24", "0202-12-24", "2026-12-24", "20267-12-24"])
    expect(sinceDay(withSinceDay(entry, day, zurich), zurich)).toBe(day);
});
