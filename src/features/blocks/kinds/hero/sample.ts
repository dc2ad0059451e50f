import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const heroSample: TradeSample = {
  optician: {
    fields: {
      image: picture,
      kicker: text("Ihr Optikgeschäft in [Ort]", "Votre opticien à [lieu]"),
      title: text("Sehen Sie wieder gern hin", "Retrouvez le plaisir de voir"),
      description: rich(
        "Wir messen in Ruhe, beraten ehrlich und richten jede Brille, bis sie sitzt.",
        "Nous mesurons sans hâte, conseillons franchement et ajustons chaque monture jusqu’à ce qu’elle soit parfaite.",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
  },
  plain: {
    fields: {
      image: picture,
      kicker: text("Guten Tag", "Bonjour"),
      title: text("Herzlich willkommen", "Bienvenue chez nous"),
      description: rich(
        "[In zwei Sätzen: was es hier gibt, und für wen]",
        "[En deux phrases : ce que l’on trouve ici, et pour qui]",
      ),
      button: button("Mehr erfahren", "En savoir plus"),
    },
  },
};
