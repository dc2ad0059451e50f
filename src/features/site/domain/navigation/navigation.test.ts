import { expect, it } from "vitest";
import { testPage, testSite } from "../../../../../tests/support/test-site.ts";
import { defaultSettings, siteSettingsSchema, type NavigationContainer } from "../../schema.ts";
import { hasLegalPage, legalLinks } from "../frame/footer.ts";
import { footerColumns, navigationColumns, navigationLinks } from "./navigation.ts";
import { openLocales } from "../pages/open-locales.ts";
import { pageName } from "../pages/page-name.ts";
import type { IndexedPage } from "../pages/site-index.ts";

const page = (id: string, role: IndexedPage["role"] = null) =>
  testPage(id, { role, locales: { de: { slug: id, name: `Seite ${id}`, description: "" } } });
const entry = (pageId: string, label = {}) => ({
  id: `entry-${pageId}`,
  type: "page" as const,
  pageId,
  label,
  appearance: "default" as const,
  disallowedLocales: [],
  children: [],
});
const ordinary = [page("team"), page("preise"), page("impressum", "imprint"), page("schutz", "privacyPolicy")];
const indexWith = (navigation: NavigationContainer[], pages = ordinary, settings = defaultSettings) =>
  testSite(pages, { navigation, settings });

const index = indexWith([
  { id: "a", area: "header", label: {}, children: [entry("team", { de: "Wir" })] },
  { id: "b", area: "footer", label: { de: "Mehr" }, children: [entry("preise"), entry("gone")] },
  { id: "c", area: "footer", label: { de: "Leer" }, children: [entry("gone")] },
  { id: "d", area: "legal", label: {}, children: [entry("impressum", { de: "Wer wir sind" })] },
]);
const at = { locale: "de", currentPageId: "preise" };

it("draws each container where it belongs, without entries of pages that are not there", () => {
  expect(navigationLinks(index, "header", at).map(({ label }) => label)).toEqual(["Wir"]);
  expect(navigationColumns(index, "footer", at)).toMatchObject([
    { title: "Mehr", links: [{ label: "Seite preise", href: "/de/preise", isCurrent: true }] },
  ]);
});

it("leaves out what is closed to a language, in its head and its foot", () => {
  const names = {
    de: { slug: "team", name: "Wir", description: "" },
    fr: { slug: "equipe", name: "Nous", description: "" },
  };
  const closed = { ...entry("team"), disallowedLocales: ["fr" as const] };
  const parts: NavigationContainer[] = [
    { id: "a", area: "header", label: {}, children: [{ ...entry("preise"), children: [closed] }, closed] },
    { id: "b", area: "footer", label: {}, children: [closed] },
  ];
  const french = { slug: "prix", name: "Prix", description: "" };
  const pages = [testPage("team", { locales: names }), testPage("preise", { locales: { de: french, fr: french } })];
  const shown = (locale: string) => [
    navigationLinks(indexWith(parts, pages), "header", { ...at, locale }).map(({ label, children }) => [
      label,
      children.map((child) => child.label),
    ]),
    navigationColumns(indexWith(parts, pages), "footer", { ...at, locale }).flatMap(({ links }) =>
      links.map(({ label }) => label),
    ),
  ];
  expect(shown("de")).toEqual([
    [
      ["Prix", ["Wir"]],
      ["Wir", []],
    ],
    ["Wir"],
  ]);
  expect(shown("fr")).toEqual([[["Prix", []]], []]);
});

it("shows in the footer what the header leads to, all below it included, where the footer has nothing of its own", () => {
  const below = { ...entry("preise"), appearance: "button" as const };
  const header = { ...entry("team"), appearance: "button" as const, children: [below] };
  const site = indexWith([{ id: "a", area: "header", label: {}, children: [header] }]);
  expect(footerColumns(site, at)).toMatchObject([
    { links: [{ href: "/de/team", isButton: false, children: [{ href: "/de/preise", isButton: false }] }] },
  ]);
});

it("has the title of a column in the site's first language where it is not translated", () => {
  const columns = (locale: string) => navigationColumns(twoLanguages, "footer", { locale, currentPageId: null });
  const french = { slug: "prix", name: "Prix", description: "" };
  const german = { slug: "preise", name: "Preise", description: "" };
  const parts = [{ id: "b", area: "footer" as const, label: { de: "Mehr" }, children: [entry("preise")] }];
  const twoLanguages = indexWith(parts, [testPage("preise", { locales: { de: german, fr: french } })]);
  expect(columns("fr")).toMatchObject([{ title: "Mehr", lang: "de" }]);
  expect(columns("de")[0]).not.toHaveProperty("lang");
});

it("says the language of a label that stands in for a name", () => {
  const french = { slug: "ueber", name: "", description: "" };
  const nameless = testPage("ueber", { locales: { fr: french } });
  const parts = [
    { id: "a", area: "header" as const, label: {}, children: [entry("ueber", { de: "Über uns" })] },
    { id: "d", area: "legal" as const, label: {}, children: [entry("ueber", { de: "Rechtliches" })] },
  ];
  const site = indexWith(parts, [nameless]);
  expect(navigationLinks(site, "header", { ...at, locale: "fr" })).toMatchObject([{ label: "Über uns", lang: "de" }]);
  expect(legalLinks(site, "fr", null)).toMatchObject([{ label: "Rechtliches", lang: "de" }]);
  const german = { slug: "ueber", name: "Wir", description: "" };
  const unnamed = [{ id: "a", area: "header" as const, label: {}, children: [entry("ueber")] }];
  const twice = indexWith(unnamed, [testPage("ueber", { locales: { de: german, fr: french } })]);
  expect(navigationLinks(twice, "header", { ...at, locale: "fr" })).toMatchObject([{ label: "Wir", lang: "de" }]);
  const own = indexWith(parts, [testPage("ueber", { locales: { fr: { ...french, name: "À propos" } } })]);
  expect(navigationLinks(own, "header", { ...at, locale: "fr" })[0]).not.toHaveProperty("lang");
});

it("calls a page that has no name in its own language as another one does, be it shown there or not", () => {
  const parts = [{ id: "a", area: "header" as const, label: {}, children: [entry("ueber")] }];
  const drawn = (more: ReturnType<typeof openLocales>) =>
    navigationLinks(indexWith(parts, [testPage("ueber", more)]), "header", { ...at, locale: "fr" });
  const texts = (name: string) => ({ slug: "ueber", name, description: "" });
  expect(drawn(openLocales({ de: texts("Wir"), fr: texts("") }, ["de"]))).toMatchObject([{ label: "Wir", lang: "de" }]);
  expect(drawn(openLocales({ fr: texts("") }, ["de"]))).toMatchObject([{ label: "/fr/ueber" }]);
  const italian = { ...testSite([]), locales: ["de", "fr", "it"] };
  const known = testPage("ueber", openLocales({ de: texts(""), fr: texts(""), it: texts("Noi") }, ["de"]));
  expect(pageName(italian, known, "fr")).toEqual({ text: "Noi", lang: "it" });
});

it("has the legal pages in the last line once, with the words that the navigation gives them", () => {
  expect(legalLinks(index, "de", "schutz")).toEqual([
    { label: "Wer wir sind", name: null, href: "/de/impressum", isCurrent: false },
    { label: null, name: "privacy", href: "/de/schutz", isCurrent: true },
  ]);
});

it("links the terms where that is wanted: the page with the role, or else the one that stands at ~terms", () => {
  const wanted = siteSettingsSchema.parse({ footer: { links: { showTerms: true } } });
  const terms = (pages: IndexedPage[], settings = wanted) => {
    const found = legalLinks(indexWith([], pages, settings), "de", null);
    return found.filter(({ name }) => name === "terms").map(({ href }) => href);
  };
  expect(terms([page("bedingungen", "terms"), page("~terms")])).toEqual(["/de/bedingungen"]);
  expect(terms([page("~terms")])).toEqual(["/de/~terms"]);
  expect(terms([page("bedingungen", "terms")], defaultSettings)).toEqual([]);
  expect(terms(ordinary)).toEqual([]);
});

it("knows whether a site has a page for its terms, also while it is a draft", () => {
  const entry = { name: "AGB", names: {}, role: null, collection: null, slugs: { fr: "cgv" } };
  expect(hasLegalPage({ one: entry }, "terms")).toBe(false);
  expect(hasLegalPage({ one: entry, two: { ...entry, role: "terms" } }, "terms")).toBe(true);
  expect(hasLegalPage({ one: { ...entry, slugs: { fr: "~terms" } } }, "terms")).toBe(true);
});
