import { picture, rich, text, type Sample } from "../../sample.ts";

export const productBoardSample: Sample = {
  fields: {
    kicker: text("Sortiment", "Assortiment"),
    title: text("Ausgesuchte Stücke", "Pièces choisies"),
    description: rich(
      "Alle Preise gelten für die Fassung, ohne Gläser.",
      "Tous les prix s’entendent pour la monture, sans verres.",
    ),
  },
  cards: [
    {
      fields: {
        image: picture,
        kicker: text("Aus Acetat", "En acétate"),
        title: text("Modell Linde", "Modèle Tilleul"),
        cost: text("290"),
        description: rich("Leicht, warm, in fünf Farben.", "Légère, chaleureuse, en cinq couleurs."),
      },
    },
    {
      fields: {
        image: picture,
        kicker: text("Aus Titan", "En titane"),
        title: text("Modell Steg", "Modèle Passerelle"),
        cost: text("340"),
        description: rich("Zwölf Gramm, die man vergisst.", "Douze grammes que l’on oublie."),
      },
    },
    {
      fields: {
        image: picture,
        kicker: text("Sonnenbrille", "Lunettes de soleil"),
        title: text("Modell Seeufer", "Modèle Rivage"),
        cost: text("220"),
        description: rich("Polarisiert, auch mit Korrektur.", "Polarisées, aussi avec correction."),
      },
    },
  ],
};
