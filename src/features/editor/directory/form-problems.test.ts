import { expect, it } from "vitest";
import type { Business } from "~/features/directory/schema.ts";
import { checkBusiness } from "./form-problems.ts";
import { newBranch, newBusiness, type Branch } from "./new-business.ts";

const monday = (open: string, close: string) => ({ open: { day: 1, time: open }, close: { day: 1, time: close } });
const business = (branch: Partial<Branch>): Business => ({
  ...newBusiness("Europe/Zurich"),
  name: "Optik",
  branches: [{ ...newBranch("Europe/Zurich"), name: "Altstadt", ...branch }],
});
const problemsOf = (each: Business) => {
  const checked = checkBusiness(each);
  return checked.ok ? null : checked.problems;
};

it("lets a filled business through", () => expect(problemsOf(business({}))).toBeNull());

it("says at each input what is wrong with it", () => {
  expect(problemsOf(newBusiness("Europe/Zurich"))).toEqual({
    name: "directory.wrong.required",
    "branches.0.name": "directory.wrong.required",
  });
  expect(problemsOf(business({ phone: "keins" }))).toEqual({ "branches.0.phone": "directory.wrong.phone" });
  expect(problemsOf(business({ email: "nobody" }))).toEqual({ "branches.0.email": "directory.wrong.email" });
  expect(problemsOf(business({ placeId: "../secret" }))).toEqual({
    "branches.0.placeId": "directory.wrong.placeId",
  });
  expect(problemsOf(business({ timeZone: "Europe/Winterthur" }))).toEqual({
    "branches.0.timeZone": "directory.wrong.timeZone",
  });
  const overlapping = { periods: [monday("09:00", "12:00"), monday("11:00", "18:00")], special: [] };
  expect(problemsOf(business({ openingHours: overlapping }))).toEqual({
    "branches.0.openingHours.periods": "directory.wrong.hours",
  });
  const special = [{ date: "2026-12-24", open: "", close: "16:00" }];
  expect(problemsOf(business({ openingHours: { periods: [], special } }))).toEqual({
    "branches.0.openingHours.special.0.open": "directory.wrong.special",
  });
});

it("says how long an input may be, and how many people a branch may have", () => {
  const staff = Array.from({ length: 201 }, () => ({ id: crypto.randomUUID(), firstName: "Ada", lastName: "Klar" }));
  expect(problemsOf({ ...business({ street: "s".repeat(121), staff }), name: "n".repeat(121) })).toEqual({
    name: { most: 120, of: "letters" },
    "branches.0.street": { most: 120, of: "letters" },
    "branches.0.staff": { most: 200, of: "entries" },
  });
});
