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
      title: text("Einfach hereinkommen", "Il suffit d’entrer"),
      description: rich(
        "Für jede Frage nehmen wir uns Zeit. Auch wer nur kurz hereinschaut, ist herzlich willkommen.",
        "Nous prenons le temps de répondre à chaque question. Même pour un simple coup d’œil, la porte est ouverte.",
      ),
      button: button("Zu uns finden", "Nous trouver"),
    },
  },
};
