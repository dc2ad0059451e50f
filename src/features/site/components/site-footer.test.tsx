import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { contentLocales } from "~/lib/locales.ts";
import { ComingPage } from "./coming-page.tsx";
import { SiteFooter } from "./site-footer.tsx";

it("leaves out the pages, and the line of the legal ones, where a site has neither", () => {
  const index = testSite([testPage("about")], {});
  const t = translatorOfParts(siteTextsOf("de"));
  const html = renderToStaticMarkup(<SiteFooter index={index} locale="de" pageId={null} now={new Date()} t={t} />);
  expect(html).toContain("site-footer__contact");
  expect(html).not.toContain("<nav");
});

it("says of a site without published pages that it is being made, in every language and without a way on", () => {
  const pages = contentLocales.map((locale) => renderToStaticMarkup(<ComingPage locale={locale} />));
  expect(pages[0]).toContain('<h1 class="title">Hier entsteht eine Website</h1>');
  expect(pages[0]).toContain("Sie ist noch nicht veröffentlicht. Schauen Sie bald wieder vorbei.");
  expect(new Set(pages).size).toBe(contentLocales.length);
  for (const page of pages) expect(page).not.toContain("<a ");
});

it("ends no line of what the site says of itself before a sign that French sets apart", () => {
  const locales = { fr: { slug: "~home", name: "Accueil", description: "Optik : lunettes" } };
  const index = testSite([testPage("home", { role: "home", locales })]);
  const t = translatorOfParts(siteTextsOf("fr"));
  const html = renderToStaticMarkup(<SiteFooter index={index} locale="fr" pageId={null} now={new Date()} t={t} />);
  expect(html).toContain("Optik\u202f: lunettes");
});
