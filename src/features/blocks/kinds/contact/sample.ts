import { picture, rich, text, type Sample, type TradeSample } from "../../sample.ts";

const anyTrade: Sample = {
  fields: {
    image: picture,
    kicker: text("Kontakt", "Contact"),
    title: text("So finden Sie uns", "Nous trouver"),
    description: rich(
      "Fünf Minuten vom Bahnhof, mit Veloständer vor der Tür.",
      "À cinq minutes de la gare, avec un support à vélos devant la porte.",
    ),
    openingHours: rich(
      "Dienstag bis Freitag, 9 bis 18.30 Uhr\n\nSamstag, 9 bis 16 Uhr",
      "Du mardi au vendredi, de 9 h à 18 h 30\n\nSamedi, de 9 h à 16 h",
    ),
  },
};

export const contactSample: TradeSample = { optician: anyTrade, plain: anyTrade };
