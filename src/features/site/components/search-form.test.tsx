import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { SearchForm } from "./search-form.tsx";

it("asks for three characters at least, is marked as required, and leads to the search page", () => {
  const t = translatorOfParts(siteTextsOf("de"));
  const html = renderToStaticMarkup(<SearchForm action="/de/search" id="suche" t={t} />);
  const field = /<input[^>]*>/.exec(html)?.[0];
  expect(field).toMatch(/ required=""/);
  expect(field).toMatch(/ minLength="3"/i);
  expect(field).toMatch(/ name="searchQuery"/);
  expect(html).toMatch(/<label for="suche">[^<]+<span[^>]*>\u00a0\*<\/span>/);
  expect(html).toMatch(/<form role="search"[^>]* action="\/de\/search" method="get"/);
});
