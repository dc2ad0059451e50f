import { expect, it } from "vitest";
import { fieldsOf } from "./forms.ts";
import { pastDaysIn } from "./past-days.ts";

const contact = fieldsOf("contactForm", {});

it.each([
  ["yesterday, which is today somewhere", "2026-03-09", {}],
  ["today", "2026-03-10", {}],
  ["a day next year", "2027-01-01", {}],
  ["the day before yesterday", "2026-03-08", { bevorzugterTermin: "dayPast" }],
  ["another year", "1999-12-31", { bevorzugterTermin: "dayPast" }],
  ["words", "nächste Woche", {}],
  ["nothing", "", {}],
] as const)("judges as the day of an appointment: %s", (_, bevorzugterTermin, problems) => {
  const entered = { bevorzugterTermin, dateOfBirth: "1980-05-05" };
  expect(pastDaysIn(contact, entered, new Date("2026-03-10T11:30:00Z"))).toEqual(problems);
});
