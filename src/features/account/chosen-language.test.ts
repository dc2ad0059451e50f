import { expect, it } from "vitest";
import { chosenLanguage, languageChoice, wishedLanguage } from "./chosen-language.ts";

it("keeps a choice of language, and none that is not the editor's", () => {
  expect(chosenLanguage(`a=b; ${languageChoice("fr", true).split(";")[0]}`)).toBe("fr");
  expect(languageChoice("fr", true)).toMatch(/; Secure$/);
  expect(languageChoice("fr", false)).not.toContain("Secure");
  for (const cookie of [undefined, "", "vitrine.language=it", "other.vitrine.language=fr"])
    expect(chosenLanguage(cookie)).toBeNull();
});

it.each([
  [
    "what was chosen before the browser's own language",
    { cookie: "vitrine.language=de", "accept-language": "fr-CH" },
    "de",
  ],
  ["the browser's own language", { "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" }, "fr"],
  ["nothing of a browser of another language", { "accept-language": "en-US, it" }, null],
  ["nothing of one that says nothing", {}, null],
])("hears %s", (_what, headers, language) => expect(wishedLanguage(headers)).toBe(language));
