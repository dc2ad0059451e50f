import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { openingHoursSchema } from "~/features/directory/schema.ts";
import type { Problems } from "../controls/records/problems.ts";
import { SpecialDays } from "./special-days.tsx";

const closed = { open: "00:30", close: "00:30" };
const drawn = (special: { date: string; open: string; close: string }[], problems: Problems = {}) =>
  drawnInEditor(<SpecialDays {...{ special, path: "special", problems }} onChanged={() => undefined} />, {
    state: {},
    known: {},
  });

it("says that hours which end before they begin are a night's", () => {
  expect(drawn([{ date: "2035-12-24", open: "14:00", close: "10:00" }])).toContain("bis 10:00 am nächsten Tag");
  expect(drawn([{ date: "2035-12-24", open: "10:00", close: "14:00" }])).not.toContain("am nächsten Tag");
});

it("says at both that a date is closed and stands there once more; a morning and an afternoon are none", () => {
  const day = { date: "2035-12-24", open: "09:00", close: "12:00" };
  const twice = /steht mehrmals da/g;
  expect(drawn([day, { ...day, ...closed }]).match(twice)).toHaveLength(2);
  expect(drawn([day, { ...day, open: "13:00", close: "16:00" }])).not.toMatch(twice);
});

it("names each day by its date in words, and keeps what is over out of the way", () => {
  const html = drawn([
    { date: "2020-01-02", ...closed },
    { date: "2035-12-24", ...closed },
  ]);
  expect(html).toContain("1 vergangener Tag");
  expect(html).toMatch(/aria-label="2. Januar 2020" hidden/);
  expect(html).toContain('aria-label="24. Dezember 2035 entfernen"');
  expect(html).not.toMatch(/aria-label="24. Dezember 2035" hidden/);
});

it("says what is wrong with the eleventh there, and not at the second", () => {
  const days = Array.from({ length: 12 }, (_, index) => ({
    date: index === 11 ? "" : `2035-12-${10 + index}`,
    ...closed,
  }));
  const wrong = drawn(days, { "special.11.date": "pattern" } as never).match(/aria-invalid="true"[^>]*/g);
  expect(wrong).toEqual([expect.stringContaining('value=""')]);
});

it("are kept in the order of their dates", () => {
  const special = ["2036-01-02", "2035-12-24"].map((date) => ({ date, ...closed }));
  const kept = openingHoursSchema.parse({ periods: [], special }).special;
  expect(kept.map(({ date }) => date)).toEqual(["2035-12-24", "2036-01-02"]);
});
