import { expect, it } from "vitest";
import { checkForm } from "./check-form.ts";
import { fieldsOf } from "./forms.ts";
import { francs, totalOf } from "./price.ts";

const fields = fieldsOf("aspectSponsorForm", {});
const all = [
  "hauptsponsor",
  "standprasenz6m",
  "standprasenz9m",
  "stehlunch",
  "nachmittagpause",
  "vormittagspause",
  "stehlunch2",
];

it("adds up what was booked: packages once, persons each", () => {
  const total = (entered: Record<string, string>) => totalOf(fields, checkForm(fields, entered).values);
  expect(total({})).toBe(0);
  expect(total(Object.fromEntries(all.map((name) => [name, "on"])))).toBe(
    29_000 + 1_800 + 2_700 + 2_500 + 2_000 + 2_000 + 2_500,
  );
  expect(total({ numberOfPersons: "3", aspectNumberOfPersons: "2" })).toBe(3 * 300 + 2 * 399);
});

it.each([
  ["hauptsponsor", "on", 29_000],
  ["standprasenz6m", "on", 1_800],
  ["standprasenz9m", "on", 2_700],
  ["stehlunch", "on", 2_500],
  ["nachmittagpause", "on", 2_000],
  ["vormittagspause", "on", 2_000],
  ["stehlunch2", "on", 2_500],
  ["numberOfPersons", "1", 300],
  ["aspectNumberOfPersons", "1", 399],
])("counts %s, %s, with a price of its own: %d", (name, entered, price) => {
  expect(totalOf(fields, checkForm(fields, { [name]: entered }).values)).toBe(price);
});

it("has no total for a form that sells nothing", () => expect(totalOf(fieldsOf("form", {}), {})).toBeNull());

it("writes amounts as the Swiss do, with the apostrophe that the site's prices have", () => {
  expect([29_000, 300, 1_250.5].map(francs)).toEqual(["CHF 29’000", "CHF 300", "CHF 1’250.50"]);
});
