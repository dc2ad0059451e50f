import { expect, it } from "vitest";
import { shownLists, type ListedPage } from "./page-lists.ts";

const page = (id: string, collection: ListedPage["collection"] = null): ListedPage => ({
  id,
  name: id,
  status: "published",
  role: null,
  collection,
  isProtected: false,
  disallowedLocales: [],
  options: {},
  locales: {},
});
const listed = (...pages: ListedPage[]) =>
  shownLists(pages, new Set(["entered", null])).map(({ key, pages: of }) => [key, of.map(({ id }) => id)]);

it("lists free pages and the collections of a website, empty ones too, and no course where there is none", () =>
  expect(listed(page("free"), page("entered"), page("anna", "team"))).toEqual([
    ["uncategorized", ["free"]],
    ["service", []],
    ["team", ["anna"]],
    ["testimonial", []],
  ]));

it("lists a course from its first hole on", () =>
  expect(listed(page("hole", "map"))).toContainEqual(["map", ["hole"]]));
