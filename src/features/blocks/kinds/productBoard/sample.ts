import { examplePrices, picture, rich, text, type TradeSample } from "../../sample.ts";

export const productBoardSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Sortiment", "Assortiment"),
      title: text("Ausgesuchte Stücke", "Pièces choisies"),
      description: rich(
        `Alle Preise gelten für die Fassung, ohne Gläser. ${examplePrices.de}`,
        `Tous les prix s’entendent pour la monture, sans verres. ${examplePrices.fr}`,
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
  },
  plain: {
    fields: {
      kicker: text("Sortiment", "Assortiment"),
      title: text("Ausgesuchte Stücke", "Pièces choisies"),
      description: rich(
        `Alle Preise mit Mehrwertsteuer. ${examplePrices.de}`,
        `Tous les prix avec la TVA. ${examplePrices.fr}`,
      ),
    },
    cards: [
      {
        fields: {
          image: picture,
          kicker: text("Für den Einstieg", "Pour commencer"),
          title: text("Das Kleine", "Le petit"),
          cost: text("25"),
          description: rich("Alles, was man für den Anfang braucht.", "Tout ce qu’il faut pour débuter."),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("Am beliebtesten", "Le plus apprécié"),
          title: text("Das Mittlere", "Le moyen"),
          cost: text("45"),
          description: rich("Für zwei, die es öfter brauchen.", "Pour deux personnes qui s’en servent souvent."),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("Zum Verschenken", "À offrir"),
          title: text("Der Gutschein", "Le bon cadeau"),
          cost: text("50"),
          description: rich("Lange gültig und schön verpackt.", "Valable longtemps, joliment emballé."),
        },
      },
    ],
  },
};
