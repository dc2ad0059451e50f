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
