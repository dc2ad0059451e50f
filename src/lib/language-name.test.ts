import { expect, it } from "vitest";
import { languageName, ownLanguageName } from "./language-name.ts";
import { contentLocales } from "./locales.ts";

it.each([
  ["fr", "de", "Französisch"],
  ["fr", "fr", "Français"],
  ["de", "fr", "Allemand"],
])("calls %s in %s %s, with a capital as at the beginning of a line", (locale, inLocale, name) => {
  expect(languageName(locale, inLocale)).toBe(name);
});

it("says what each language calls itself, in Latin letters", () => {
  const names = ["Deutsch", "Français", "Italiano", "Rumantsch", "English", "Shqip", "Srpski", "Hrvatski", "Español"];
  expect(contentLocales.map(ownLanguageName)).toEqual([...names, "Português"]);
});
