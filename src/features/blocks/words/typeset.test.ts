import { describe, expect, it } from "vitest";
import { typeset } from "./typeset.ts";

/** `_` stands for a no-break space, `·` for a narrow one. */
const shown = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u202f", "·");

describe("typeset", () => {
  it.each([
    ["Eine Brille ab CHF 95 im Laden", "Eine Brille ab CHF_95 im Laden"],
    ["ab Fr. 120 oder 95 CHF, 12 %", "ab Fr._120 oder 95_CHF, 12_%"],
    ["Rufen Sie 052 000 00 01 an", "Rufen Sie 052_000_00_01 an"],
    ["+41 52 000 00 01", "+41_52_000_00_01"],
    ["um 9 Uhr, 2 km weiter, 2 grosse Gläser", "um 9_Uhr, 2_km weiter, 2 grosse Gläser"],
    ["Mo 9.00 – 12.00", "Mo 9.00_–_12.00"],
    ["Di bis Fr 9.00 bis 18.30", "Di bis Fr 9.00_bis_18.30"],
    ["Am 1. August, z. B. am 2. und 3. Tag", "Am 1._August, z._B. am 2. und 3. Tag"],
    ["z.B. so", "z._B. so"],
    ["Seit 1987 in Winterthur", "Seit 1987 in Winterthur"],
    ["2025 100 200 300 Stück", "2025 100 200 300 Stück"],
    ["Wort", "Wort"],
  ])("German: %s", (text, expected) => expect(shown(typeset(text, "de"))).toBe(expected));

  it.each([
    ["Prêt ? Oui ! Ainsi : voilà ; « fin »", "Prêt·? Oui·! Ainsi·: voilà·; «·fin·»"],
    ["Il dit « oui ». (Vraiment ?) Et « non », quoi ?!", "Il dit «·oui·». (Vraiment·?) Et «·non·», quoi·?!"],
    ["à 10 h, CHF 95", "à 10_h, CHF_95"],
    ["le jeudi dès 18 h 30, de 14 à 17 heures", "le jeudi dès 18_h_30, de 14 à 17_heures"],
    ["le 12 août, 3 marsouins", "le 12_août, 3 marsouins"],
    ["voir ?query :colon", "voir ?query :colon"],
  ])("French: %s", (text, expected) => expect(shown(typeset(text, "fr"))).toBe(expected));

  it("changes nothing but spaces", () => {
    const text = "Prêt ? CHF 95, 052 000 00 01, z. B. 9.00 – 12.00 Uhr «";
    for (const locale of ["de", "fr", "sr"]) expect(typeset(text, locale).replace(/\s/g, " ")).toBe(text);
  });
});
