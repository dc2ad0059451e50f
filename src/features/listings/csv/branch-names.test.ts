import { expect, it } from "vitest";
import { tellingOf } from "./branch-names.ts";

const people = new Map([
  ["ada", "Ada Berg"],
  ["bo", "Bo Li"],
  ["bo2", "Bo Li"],
]);
const names = new Map([
  ["altstadt", "Optik, Zentrum, Bern"],
  ["see", "Am See"],
  ["see2", "Am See"],
  ["nameless", " "],
  ...people,
]);
const known = new Map([
  ["altstadt", { names: ["Zentrum", "Optik, Zentrum, Bern"], people }],
  ["see", { names: ["Am See"], people: new Map<string, string>() }],
  ["see2", { names: ["Am See"], people: new Map<string, string>() }],
]);

it("tells branches and people by name where nobody else is called so, and by id else", () => {
  const tell = tellingOf({ known, names });
  expect(["altstadt", "see", "nameless", "gone"].map((id) => tell(id, "branchId", id))).toEqual([
    "Optik, Zentrum, Bern",
    "see",
    "nameless",
    "gone",
  ]);
  expect(["ada", "bo"].map((id) => tell(id, "staffMemberId", "altstadt"))).toEqual(["Ada Berg", "bo"]);
  expect(tell("ada", "staffMemberId", null), "of no branch").toBe("ada");
  expect(tell("ada", "staffMemberId", "see"), "no longer of this branch").toBe("ada");
});
