import { button, picture, rich, text, type Sample } from "../../sample.ts";

export const heroSample: Sample = {
  fields: {
    image: picture,
    kicker: text("Ihr Optikgeschäft in der Altstadt", "Votre opticien dans la vieille ville"),
    title: text("Sehen Sie wieder gern hin", "Retrouvez le plaisir de voir"),
    description: rich(
      "Wir messen in Ruhe, beraten ehrlich und richten jede Brille, bis sie sitzt.",
      "Nous mesurons sans hâte, conseillons franchement et ajustons chaque monture jusqu’à ce qu’elle soit parfaite.",
    ),
    button: button("Termin vereinbaren", "Prendre rendez-vous"),
  },
};
