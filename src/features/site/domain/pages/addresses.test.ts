import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../../tests/support/test-site.ts";
import { destinationOf, pathOf, segmentsOf } from "./addresses.ts";
import { editableOn } from "./edit-address.ts";
import type { IndexedPage } from "./site-index.ts";

const page = (id: string, slugs: Record<string, string>, more: Partial<IndexedPage> = {}) =>
  testPage(id, {
    locales: Object.fromEntries(
      Object.entries(slugs).map(([locale, slug]) => [locale, { slug, name: id, description: "" }]),
    ),
    ...more,
  });

const index = testSite(
  [
    page("home", { de: "~home", fr: "~home" }, { role: "home" }),
    page("services", { de: "leistungen", fr: "prestations" }),
    page("anna", { de: "anna" }, { collection: "team" }),
    page("search", { de: "search" }, { role: "search" }),
    page("start", { de: "~urban-golf-start" }),
  ],
  {
    primaryHost: "localhost",
    redirects: [
      { locale: "de", collection: "", slug: "angebot", pageId: "services" },
      { locale: "fr", collection: "", slug: "anna-fr", pageId: "anna" },
      { locale: "de", collection: "", slug: "im-papierkorb", pageId: "trashed" },
    ],
  },
);
const at = (path: string) => destinationOf(index, segmentsOf(path)?.filter((part) => part !== "") ?? []);

describe("an address of the site", () => {
  it.each([
    ["/de", "home"],
    ["/fr", "home"],
    ["/de/leistungen", "services"],
    ["/fr/prestations", "services"],
    ["/de/team/anna", "anna"],
    ["/de/game", "start"],
    ["/de/%7Eurban-golf-start", "start"],
  ])("%s shows %s", (path, id) => expect(at(path)).toMatchObject({ type: "page", page: { id } }));

  it.each([
    ["/", "/de", false],
    ["/de/~home", "/de", true],
    ["/de/angebot", "/de/leistungen", true],
    ["/fr/leistungen", "/fr/prestations", false],
    ["/fr/angebot", "/fr/prestations", false],
  ])("%s leads to %s", (path, location, isPermanent) =>
    expect(at(path)).toEqual({ type: "redirect", location, isPermanent }),
  );

  it.each([
    "/en",
    "/de/nope",
    "/fr/team/anna",
    "/de/leistungen/x",
    "/de/a/b/c",
    "/fr/anna-fr",
    "/de/im-papierkorb",
    "/de/anna",
    "/evil.example",
  ])("%s leads nowhere", (path) => expect(at(path).type).toBe("missing"));

  it("reads edit, login, coupon and search addresses", () => {
    expect(at("/fr/coupon")).toEqual({ type: "coupon", locale: "fr" });
    expect(at("/coupon").type).toBe("missing");
    expect(at("/de/team/coupon").type).toBe("missing");
    expect(at("/de/edit")).toEqual({ type: "edit", locale: "de", collection: null, slug: null });
    expect(at("/fr/edit/prestations")).toEqual({ type: "edit", locale: "fr", collection: null, slug: "prestations" });
    expect(at("/de/edit/team/anna")).toEqual({ type: "edit", locale: "de", collection: "team", slug: "anna" });
    expect(at("/login")).toEqual({ type: "login", locale: null });
    expect(at("/fr/login")).toEqual({ type: "login", locale: "fr" });
    expect(at("/account")).toEqual({ type: "account", locale: null });
    expect(at("/it/login").type).toBe("missing");
    const german = testSite([page("home", { de: "~home" })], { locales: ["de"] });
    const there = (path: string) => destinationOf(german, segmentsOf(path)?.filter(Boolean) ?? []);
    expect(there("/fr/login")).toEqual({ type: "login", locale: "fr" });
    expect(there("/fr").type).toBe("missing");
    expect(at("/fr/password")).toEqual({ type: "password", locale: "fr" });
    expect(at("/de/search")).toMatchObject({ type: "search", page: { id: "search" } });
  });
});

describe("a language that was added, in which the home page is not published yet", () => {
  const added = testSite([...index.pages.values()], { locales: ["de", "fr", "it"] });
  const there = (path: string) => destinationOf(added, segmentsOf(path)?.filter(Boolean) ?? []);

  it("leads from its home page to that of the first one", () =>
    expect(there("/it")).toEqual({ type: "redirect", location: "/de", isPermanent: false }));

  it("leads nowhere from a page that does not stand in it", () => expect(there("/it/prezzi").type).toBe("missing"));
});

describe("an editor that was open in a language that the site has no more", () => {
  const german = testSite([...index.pages.values()], { locales: ["de"], primaryHost: "localhost" });
  const there = (path: string) => destinationOf(german, segmentsOf(path)?.filter(Boolean) ?? []);

  it.each([
    ["/fr/edit", "/de/edit"],
    ["/fr/edit/prestations", "/de/edit/services"],
    ["/fr/edit/never-published", "/de/edit/never-published"],
    ["/it/edit/team/anna", "/de/edit/team/anna"],
  ])("%s leads to %s", (path, location) =>
    expect(there(path)).toEqual({ type: "redirect", location, isPermanent: false }),
  );

  it("leads nowhere from what is no language", () => expect(there("/evil.example/edit").type).toBe("missing"));
});

describe("a site whose home page is another one now", () => {
  const pages = [page("former", { de: "~home" }), page("sommer", { de: "sommer" }, { role: "home" })];
  const on = (site: typeof index, path: string) => destinationOf(site, segmentsOf(path)?.filter(Boolean) ?? []);

  it("shows the new one at its language, and leads there from its own address", () => {
    const site = testSite(pages, { primaryHost: "localhost" });
    expect(on(site, "/de")).toMatchObject({ type: "page", page: { id: "sommer" } });
    expect(on(site, "/de/sommer")).toEqual({ type: "redirect", location: "/de", isPermanent: false });
    expect(on(site, "/de/~home")).toMatchObject({ type: "page", page: { id: "former" } }); // until it is published
  });

  it("leads to the home page from an address that no page has any more", () => {
    const site = testSite([page("former", { de: "start" }), ...pages.slice(1)], { primaryHost: "localhost" });
    expect(on(site, "/de/start")).toMatchObject({ type: "page", page: { id: "former" } });
    expect(on(site, "/de/~home")).toEqual({ type: "redirect", location: "/de", isPermanent: false });
  });
});

describe("a raw path", () => {
  it.each(["/de/%2Fevil", "/de/%5Cevil", "/de/%00", "/de/%E0%A4%A", "/de/a%0Ab"])("%s is refused", (path) =>
    expect(segmentsOf(path)).toBeNull(),
  );

  it("is written with one slash at its start and everything encoded", () => {
    expect(pathOf(["de", "~home"])).toBe("/de/~home");
    expect(pathOf(["de", "grüße"])).toBe("/de/gr%C3%BC%C3%9Fe");
  });
});

describe("the page to edit where a visitors' page stands", () => {
  it.each([
    ["/de", "/de/edit?toolbar=1", "home"],
    ["/fr/prestations", "/fr/edit/prestations?toolbar=1", "services"],
    ["/de/team/anna", "/de/edit/team/anna?toolbar=1", "anna"],
    ["/de/search", "/de/edit/search?toolbar=1", "search"],
    ["/fr/gibt-es-nicht", "/fr/edit?toolbar=1", null],
    ["/xx/%ff", "/de/edit?toolbar=1", null],
    ["//example.com", "/de/edit?toolbar=1", null],
  ])("%s is edited at %s", (path, href, pageId) => {
    expect(editableOn(index, path)).toEqual({ href, pageId });
  });
});
