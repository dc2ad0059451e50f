import { expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { openingHoursSpecification } from "./hours-markup.ts";

const now = new Date("2026-12-20T12:00:00Z");
const shop = testBranch("Altstadt", { week: ["09:00", "18:30"] });

it("puts the days with the same hours together, and names each day that is not as the week", () => {
  const special = [
    { date: "2026-12-24", open: "09:00", close: "14:00" },
    { date: "2026-12-31", open: "00:30", close: "00:30" },
    { date: "2026-12-19", open: "10:00", close: "12:00" }, // over
  ];
  const entries = openingHoursSpecification({ ...shop, openingHours: { ...shop.openingHours, special } }, now);
  const entry = { "@type": "OpeningHoursSpecification" };
  expect(entries[0]).toEqual({
    ...entry,
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:30",
  });
  const on = (date: string) => ({ validFrom: date, validThrough: date });
  expect(entries.slice(1, 5)).toEqual([
    { ...entry, opens: "09:00", closes: "14:00", ...on("2026-12-24") },
    { ...entry, opens: "00:00", closes: "00:00", ...on("2026-12-25") },
    { ...entry, opens: "00:00", closes: "00:00", ...on("2026-12-31") }, // never 00:30 to 00:30
    { ...entry, opens: "00:00", closes: "00:00", ...on("2027-01-01") },
  ]);
  expect(entries.every(({ opens, closes }) => opens !== "00:30" || closes !== "00:30")).toBe(true);
  expect(new Set(entries.slice(1).map(({ validFrom }) => validFrom)).size).toBe(entries.length - 1);
});

it("lets a night close in the morning after, and a whole day at its last minute", () => {
  const moment = (day: number, time: string) => ({ day, time });
  const periods = [
    { open: moment(5, "20:00"), close: moment(6, "02:00") },
    { open: moment(7, "00:00"), close: moment(1, "00:00") },
  ];
  const entries = openingHoursSpecification({ ...shop, openingHours: { periods, special: [] } }, now);
  const ofWeek = entries.filter(({ dayOfWeek }) => dayOfWeek);
  expect(ofWeek.map(({ dayOfWeek, opens, closes }) => [dayOfWeek?.join(), opens, closes])).toEqual([
    ["Friday", "20:00", "02:00"],
    ["Sunday", "00:00", "23:59"],
  ]);
});

it("says nothing of a branch that names no hours but holidays, which close it anyway", () => {
  expect(openingHoursSpecification(testBranch("Neumarkt"), now)).toEqual([]);
});
