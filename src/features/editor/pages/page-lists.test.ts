import { expect, it } from "vitest";
import { asCalled, asUnderEdit, shownLists, type ListedPage } from "./page-lists.ts";

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

it("lists a page with the role that it has just got here, and one that the site does not know yet as it came", () => {
  const pages = [page("anna"), { ...page("terms"), role: "terms" as const }];
  expect(asCalled(pages, { anna: { role: "imprint" } }).map(({ role }) => role)).toEqual(["imprint", "terms"]);
  expect(asCalled(pages, { terms: { role: null } }).map(({ role }) => role)).toEqual([null, null]);
});
