import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const teamDetailsSample: TradeSample = {
  optician: {
    fields: {
      image: picture,
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("Augenoptikerin EFZ", "Opticienne CFC"),
      quote: text("[Ein Satz, den man von dieser Person oft hört]", "[Une phrase que cette personne dit souvent]"),
      description: rich(
        "[Seit wann im Team, wofür besonders zuständig, was nach Feierabend]",
        "[Depuis quand dans l’équipe, pour quelles tâches, et quoi après le travail]",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
  },
  plain: {
    fields: {
      image: picture,
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("Leitung", "Direction"),
      quote: text("[Ein Satz, den man von dieser Person oft hört]", "[Une phrase que cette personne dit souvent]"),
      description: rich(
        "[Seit wann im Team, wofür besonders zuständig, was nach Feierabend]",
        "[Depuis quand dans l’équipe, pour quelles tâches, et quoi après le travail]",
      ),
      button: button("Kontakt", "Contact"),
    },
  },
};
