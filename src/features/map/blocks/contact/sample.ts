import { picture, rich, text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = {
  showsBranches: true,
  asksHours: ["openingHours"],
  fields: {
    image: picture,
    kicker: text("Kontakt", "Contact"),
    title: text("Hier sind wir", "Nous trouver"),
    description: rich(
      "[Wie weit es vom Bahnhof ist, und wo man parkiert]",
      "[À quelle distance de la gare, et où se garer]",
    ),
    openingHours: rich("[Wochentage und Zeiten]\n\n[Zeiten am Samstag]", "[Jours et heures]\n\n[Heures du samedi]"),
  },
};

export const contactSample: TradeSample = { optician: anyTrade, plain: anyTrade };
