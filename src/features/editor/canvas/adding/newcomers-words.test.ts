import { expect, it } from "vitest";
import { kindLabel, synonymsLabel } from "~/features/blocks/labels.ts";
import { isFoundIn } from "~/lib/search/is-found-in.ts";
import { translator } from "~/i18n/catalogue.ts";
import { blocks } from "~/kinds/registry.ts";

/** What owners of small businesses look for, by the words that they have for it. */
const wanted = {
  de: {
    Stundenplan: "courses",
    Kursplan: "courses",
    Landkarte: "mapContainer",
    "Google Maps": "mapContainer",
    Trainer: "teamContainer",
    Tisch: "bookingContainer",
    reservieren: "bookingContainer",
    Gutschein: "priceList",
    Überschrift: "richTextBlock",
    Kontaktformular: "form",
    Newsletter: "form",
    Geschichte: "textOnImage",
  },
  fr: {
    "horaire des cours": "courses",
    réserver: "bookingContainer",
    professeurs: "teamContainer",
    "bon cadeau": "priceList",
    "formulaire de contact": "form",
    histoire: "textOnImage",
  },
} as const;

it.each(
  (["de", "fr"] as const).flatMap((locale) =>
    Object.entries(wanted[locale]).map(([word, kind]) => ({ locale, word, kind })),
  ),
)("finds $kind by «$word» ($locale)", ({ locale, word, kind }) => {
  expect(Object.keys(blocks)).toContain(kind);
  const say = translator(locale);
  const told = [kindLabel(kind), synonymsLabel(kind)].map((label) => say(`labels.${label}`));
  expect(isFoundIn(word, told)).toBe(true);
});
