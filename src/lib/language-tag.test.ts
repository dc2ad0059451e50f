import { describe, expect, it } from "vitest";
import { formatLocale, languageTag, openGraphLocale } from "./language-tag.ts";
import { contentLocales } from "./locales.ts";

describe("a language's name in documents", () => {
  it("says the script of Serbian", () => expect(languageTag("sr")).toBe("sr-Latn"));

  it.each(contentLocales)("is one that programs know: %s", (locale) => {
    expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)]);
    expect(new Intl.Locale(languageTag(locale)).maximize().script).toBe("Latn");
  });
});

it.each(contentLocales)("a page in %s names its language with a country where it is spoken", (locale) => {
  const [language, country] = openGraphLocale(locale).split("_");
  expect(language).toBe(locale);
  expect(new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(country ?? "")).toBeTruthy();
});

describe("the customs of a language", () => {
  it.each(contentLocales)("write in Latin script, count in tens and know 24 hours: %s", (locale) => {
    const style = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
    const time = new Intl.DateTimeFormat(formatLocale(locale), style).format(new Date("2026-11-23T18:05:00Z"));
    expect(time).toBe("18:05");
    expect(new Intl.DateTimeFormat(formatLocale(locale), { month: "long" }).format(0)).toMatch(/^\p{Script=Latin}+$/u);
  });

  it.each([
    ["rm", "one,other"],
    ["sq", "one,other"],
    ["sr", "few,one,other"],
    ["hr", "few,one,other"],
  ])("know the plural forms of %s", (locale, forms) => {
    const categories = [formatLocale(locale), locale].map((name) =>
      new Intl.PluralRules(name).resolvedOptions().pluralCategories.toSorted().join(),
    );
    expect(categories).toEqual([forms, forms]);
  });
});
