import { expect, it } from "vitest";
import { contrast } from "~/features/blocks/theme/color.ts";
import { personLook } from "./presence-look.ts";

const people = Array.from({ length: 400 }, (_, number) => `person ${number}`);

it("gives everybody colours in which their name can be read, and white on them", () => {
  for (const person of people) {
    const { "--vt-person": dark, "--vt-person-pale": pale } = personLook(person);
    expect(contrast(dark, pale), person).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, "#ffffff"), person).toBeGreaterThanOrEqual(4.5);
  }
});

it("gives a person the same colours always, and people different ones", () => {
  expect(personLook("Anna")).toEqual(personLook("Anna"));
  expect(new Set(people.map((person) => personLook(person)["--vt-person"])).size).toBeGreaterThan(50);
});
