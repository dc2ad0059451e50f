import { expect, it } from "vitest";
import { businessSchema } from "./schema.ts";

const id = "6BA7B812-9DAD-11D1-80B4-00C04FD430C8";
const programs = { gesundheitsoptik: false, frequentlens: false };
const business = (branches: object[]) => ({ id, name: "Optik", programs, logoMediaId: id, branches });

it("takes ids however a program writes them for those that are stored", () => {
  const branch = { id: id.replace("6", "7"), name: "Altstadt" };
  const staff = [{ id: id.replace("6", "8"), firstName: "Ada", lastName: "Klar" }];
  const read = businessSchema.parse(business([{ ...branch, staff }]));
  expect(JSON.stringify(read)).not.toMatch(/-9DAD-/);
  const twice = business([branch, { ...branch, id: branch.id.toLowerCase() }]);
  expect(businessSchema.safeParse(twice).success, "one id twice").toBe(false);
});

it("puts people in the order in which they are read again, whatever order they were written in", () => {
  const person = (at: number, firstName: string, lastName: string) => ({
    id: id.replace("6", `${at}`),
    firstName,
    lastName,
  });
  const staff = [person(1, "Bo", "Zug"), person(2, "Cleo", "Öz"), person(4, "Bo", "Öz"), person(3, "Bo", "Öz")];
  const read = businessSchema.parse(business([{ id: id.replace("6", "7"), name: "Altstadt", staff }]));
  expect(read.branches[0]?.staff.map((each) => each.id[0])).toEqual(["3", "4", "2", "1"]);
});
