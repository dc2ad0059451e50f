import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { MissingPage } from "./missing-page.tsx";

it("says the language of a way on that is not translated", () => {
  const texts = { slug: "prix", name: "", description: "" };
  const page = testPage("prices", { locales: { fr: texts } });
  const entry = {
    id: "e",
    type: "page" as const,
    pageId: "prices",
    appearance: "default" as const,
    disallowedLocales: [],
  };
  const children = [{ ...entry, label: { de: "Preise" }, children: [] }];
  const index = testSite([page], { navigation: [{ id: "main", area: "header", label: {}, children }] });
  const html = renderToStaticMarkup(<MissingPage index={index} locale="fr" />);
  expect(html).toContain('<a href="/fr/prix" lang="de">Preise</a>');
});

it("says of what a page listed once that it is over, and leads back to that page", () => {
  const list = testPage("jobs", { locales: { fr: { slug: "emplois", name: "Postes à pourvoir", description: "" } } });
  const html = renderToStaticMarkup(<MissingPage index={testSite([list])} locale="fr" list={list} />);
  expect(html).toContain("Cette annonce n’existe plus");
  expect(html).toContain('href="/fr/emplois">Postes à pourvoir</a>');
  expect(html, "nobody mistyped it").not.toContain("faute de frappe");
});

it("draws a picture that no reader is told of, the search where the site has one, and three ways on at most", () => {
  const pages = ["eins", "zwei", "drei", "vier"].map((id) => testPage(id));
  const entry = {
    type: "page" as const,
    appearance: "default" as const,
    disallowedLocales: [],
    label: {},
    children: [],
  };
  const children = pages.map(({ id }) => ({ ...entry, id: `to-${id}`, pageId: id }));
  const navigation = [{ id: "main", area: "header" as const, label: {}, children }];
  const drawn = (more: Parameters<typeof testSite>[0]) =>
    renderToStaticMarkup(<MissingPage index={testSite([...pages, ...more], { navigation })} locale="de" />);
  const html = drawn([testPage("suche", { role: "search" })]);
  expect(html).toMatch(/<svg class="missing__picture"[^>]* aria-hidden="true"/);
  expect(html).toMatch(/<form[^>]* action="\/de\/suche"/);
  expect(html).toContain('name="searchQuery"');
  const links = [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/de/eins", "/de/zwei", "/de/drei"]);
  expect(drawn([]), "a site without a search page").not.toContain("<form");
});
