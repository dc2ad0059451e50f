import { describe, expect, it } from "vitest";
import { pageChange, slugProblem } from "./page-change.ts";
import type { ListedPage } from "./page-lists.ts";

const page = (id: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  name: "Blog",
  status: "published",
  role: null,
  collection: null,
  isProtected: false,
  disallowedLocales: [],
  options: {},
  locales: { de: { slug: id, name: "Blog", description: "" }, fr: { slug: id, name: "", description: "" } },
  ...more,
});

describe("what is saved of a page's name and address", () => {
  it("holds the same words in another language, because they are its translation", () => {
    expect(pageChange(page("blog"), "fr", { name: "Blog", slug: "blog" })).toEqual({ name: "Blog" });
  });
  it.each([
    [{ name: "Blog", slug: "blog" }, {}],
    [{ name: "News", slug: "blog" }, { name: "News" }],
    [
      { name: "News", slug: "news" },
      { name: "News", slug: "news" },
    ],
  ])("is what differs: %j gives %j", (entry, change) => {
    expect(pageChange(page("blog"), "de", entry)).toEqual(change);
  });
});

describe("an address", () => {
  const pages = [page("blog"), page("news"), page("anna", { collection: "team" })];
  it.each([
    ["free", null],
    ["blog", null],
    ["news", "slug-taken"],
    ["login", "slug-reserved"],
    ["anna", null],
    ["", "slug-empty"],
  ])("%s: %s", (slug, problem) => {
    expect(slugProblem(slug, { page: page("blog"), pages, locale: "de" })).toBe(problem);
  });
  it("in a collection is never one of the system's", () => {
    expect(slugProblem("login", { page: page("anna", { collection: "team" }), pages, locale: "de" })).toBeNull();
  });
});
