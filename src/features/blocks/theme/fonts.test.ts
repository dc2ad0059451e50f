import { describe, expect, it } from "vitest";
import { contentLocales, type Locale } from "~/lib/locales.ts";
import { fontCuts, repertoire, unicodeRange } from "./fonts.ts";
import { opticianTheme } from "./theme-presets.ts";
import { themeSchema, themeVariables } from "./theme.ts";

/** What each language writes besides a to z. */
const alphabets: Record<Locale, string> = {
  de: "äöüßÄÖÜ",
  fr: "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
  it: "àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ",
  rm: "àèéìîòöüÀÈÉÌÎÒÖÜ",
  en: "éï",
  sq: "çëÇË",
  sr: "čćđšžČĆĐŠŽ",
  hr: "čćđšžČĆĐŠŽ",
  es: "áéíñóúü¿¡ÁÉÍÑÓÚÜ",
  pt: "áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚ",
};

it.each(contentLocales)("the cuts hold every letter of %s", (locale) => {
  const held = new Set(Object.values(repertoire).join(""));
  expect([...alphabets[locale]].filter((letter) => !held.has(letter))).toEqual([]);
});

it("ranges say the letters of a text", () => {
  expect(unicodeRange("cab x–")).toBe("U+20,U+61-63,U+78,U+2013");
});

describe("every theme", () => {
  const { heading, body } = themeSchema.shape.fonts.shape;
  const choices = heading.options.flatMap((head) => body.options.map((text) => ({ heading: head, body: text })));

  it.each(choices)("begins with a cut that the build makes, in each weight: $heading, $body", (fonts) => {
    const cuts = fontCuts.map(({ family }) => `"${family}"`);
    for (const headingWeight of ["light", "regular", "bold"] as const) {
      const variables = themeVariables({ ...opticianTheme, fonts, headingWeight });
      expect(cuts).toContain(variables["--site-font-heading"]?.split(",")[0]);
      expect(cuts).toContain(variables["--site-font-body"]?.split(",")[0]);
    }
  });
});
