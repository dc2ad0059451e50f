import { expect, it } from "vitest";
import { asUnderEdit, shownLists, type ListedPage } from "./page-lists.ts";

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

it("lists the page under edit as it stands there, so that what was undone is not shown on", () => {
  const names = { slug: "anna", name: "Anna", description: "" };
  const there = { id: "anna", options: { isQuiet: true }, disallowedLocales: ["fr" as const], locales: { de: names } };
  const [free, anna] = asUnderEdit([page("free"), page("anna", "team")], there);
  expect(free).toEqual(page("free"));
  expect(anna).toEqual({ ...page("anna", "team"), ...there });
});
