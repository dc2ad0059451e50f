import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { contentLocales } from "~/lib/locales.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";
import { HeaderLocales } from "./header-locales.tsx";

const about = testPage("about", {
  locales: Object.fromEntries(
    contentLocales
      .filter((locale) => locale !== "sq")
      .map((locale) => [locale, { slug: `${locale}-us`, name: "", description: "" }]),
  ),
});

const home = testPage("home", { role: "home" });

function drawn(
  locales: string[],
  locale: string,
  places?: { locale: string; path: string }[],
  pages: IndexedPage[] = [about],
): string {
  const index = testSite(pages, { locales });
  const t = translatorOfParts(siteTextsOf(locale));
  return renderToStaticMarkup(<HeaderLocales index={index} locale={locale} page={about} places={places} t={t} />);
}

describe("the languages in the header", () => {
  it("are nothing where there is one", () => expect(drawn(["de"], "de")).toBe(""));

  it("stand beside each other while they are few", () => {
    const html = drawn(["de", "fr", "it"], "fr");
    expect(html).not.toContain("<button");
    expect(html).toContain(`href="/it/it-us" hrefLang="it" lang="it" aria-label="IT, Italiano">IT</a>`);
  });

  it("stand behind a button by their own names when they are many", () => {
    const html = drawn([...contentLocales], "rm");
    expect(html).toContain(`aria-label="RM, Linguas"`);
    expect(html.match(/<a /g)).toHaveLength(10);
    expect(html).toContain(`href="/sr/sr-us" hrefLang="sr-Latn" lang="sr-Latn">Srpski</a>`);
    expect(html).toContain(`lang="rm" aria-current="true">Rumantsch</a>`);
  });

  it("lead to what is shown of the page, where its address says so, and to the page else", () => {
    const html = drawn(["de", "fr", "it"], "fr", [{ locale: "it", path: "/it/it-us/impiego-1" }]);
    expect(html).toContain(`href="/it/it-us/impiego-1"`);
    expect(html).toContain(`href="/de/de-us"`);
  });

  it("lead to the home page of a language in which the page does not stand", () =>
    expect(drawn([...contentLocales], "de")).toContain(`href="/sq" hrefLang="sq" lang="sq">Shqip</a>`));

  it("are not those in which neither the page nor the home page stands yet", () => {
    const pages = [about, home];
    expect(drawn(["de", "sq"], "de", undefined, pages)).toBe("");
    expect(drawn(["de", "fr", "it", "sq"], "de", undefined, pages)).not.toContain("<button");
    const french = drawn(["de", "fr", "sq"], "fr", undefined, pages);
    expect([...french.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/de/de-us", "/fr/fr-us"]);
    expect(drawn(["de", "fr", "sq"], "sq", undefined, pages)).toContain('aria-current="true"');
  });
});
