import { examplePrices, picture, rich, text, type TradeSample } from "../../sample.ts";

export const marketplaceSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Marktplatz", "Petites annonces"),
      title: text("Zu haben und gesucht", "À céder et recherché"),
      description: rich(
        `Geräte, Fassungen und Stellen von Kolleginnen und Kollegen. ${examplePrices.de}`,
        `Appareils, montures et postes entre collègues. ${examplePrices.fr}`,
      ),
    },
    cards: [
      {
        options: { itemType: "object", toBePickedUp: true },
        fields: {
          title: text("Schleifautomat, [Jahrgang]", "Meuleuse automatique, [année]"),
          cost: text("4’800"),
          image: picture,
          description: rich(
            "Regelmässig gewartet, wenig gelaufen. Zu sehen nach Absprache.",
            "Entretenue régulièrement, peu utilisée. À voir sur rendez-vous.",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
        },
      },
      {
        options: { listingKind: "searching", itemType: "frame", askingPrice: true },
        fields: {
          title: text("Fassungen aus den Siebzigern", "Montures des années septante"),
          description: rich(
            "Für ein Schaufenster, gern ungetragen. Auch einzelne Stücke.",
            "Pour une vitrine, si possible jamais portées. Pièces isolées bienvenues.",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
        },
      },
    ],
  },
};
