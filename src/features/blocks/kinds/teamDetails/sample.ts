import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const teamDetailsSample: TradeSample = {
  optician: {
    fields: {
      image: picture,
      name: text("Vorname Name", "Prénom Nom"),
      function: text("Augenoptikerin EFZ", "Opticienne CFC"),
      quote: text("Die beste Brille ist die, die Sie vergessen.", "Les meilleures lunettes sont celles qu’on oublie."),
      description: rich(
        "Seit wann im Team, wofür besonders zuständig, was nach Feierabend: drei Sätze genügen.",
        "Depuis quand dans l’équipe, chargée de quoi, et après le travail : trois phrases suffisent.",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
  },
  plain: {
    fields: {
      image: picture,
      name: text("Vorname Name", "Prénom Nom"),
      function: text("Leitung", "Direction"),
      quote: text("Am liebsten bin ich dort, wo gelacht wird.", "Ma place préférée est là où l’on rit."),
      description: rich(
        "Seit wann im Team, wofür besonders zuständig, was nach Feierabend: drei Sätze genügen.",
        "Depuis quand dans l’équipe, chargée de quoi, et après le travail : trois phrases suffisent.",
      ),
      button: button("Kontakt", "Contact"),
    },
  },
};
