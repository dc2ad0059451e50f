import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const textOnImageSample: TradeSample = {
  optician: {
    fields: {
      image: picture,
      kicker: text("Werkstatt", "Atelier"),
      title: text("Hier wird noch von Hand geschliffen", "Ici, on taille encore à la main"),
      description: rich(
        "Jedes Glas entsteht bei uns im Haus. So können wir am selben Tag nachbessern, wenn etwas drückt.",
        "Chaque verre est taillé chez nous. Si quelque chose gêne, nous corrigeons le jour même.",
      ),
      button: button("Werkstatt besuchen", "Visiter l’atelier"),
    },
  },
  plain: {
    fields: {
      image: picture,
      kicker: text("Vor Ort", "Sur place"),
      title: text("Vorbeikommen und mitmachen", "Venir et participer"),
      description: rich(
        "Ein Bild sagt viel. Diese zwei Sätze sagen, was man darauf nicht sieht.",
        "Une image en dit long. Ces deux phrases disent ce qu’elle ne montre pas.",
      ),
      button: button("Zu uns finden", "Nous trouver"),
    },
  },
};
