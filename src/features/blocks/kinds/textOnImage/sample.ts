import { button, picture, rich, text, type Sample } from "../../sample.ts";

export const textOnImageSample: Sample = {
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
};
