import { button, picture, rich, text, type Sample } from "../../sample.ts";

export const teamDetailsSample: Sample = {
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
};
