import { rich, text, type TradeSample } from "../../sample.ts";

export const teamContainerSample: TradeSample = {
  optician: {
    options: { gridLayout: "avatar" },
    fields: {
      kicker: text("Team", "Équipe"),
      title: text("Gesichter, die Sie wiedersehen", "Des visages que vous reverrez"),
      description: rich(
        "Bei uns berät Sie dieselbe Person vom Sehtest bis zur fertigen Brille.",
        "Chez nous, la même personne vous conseille de l’examen de la vue aux lunettes terminées.",
      ),
    },
  },
  plain: {
    options: { gridLayout: "avatar" },
    fields: {
      kicker: text("Team", "Équipe"),
      title: text("Gesichter, die Sie wiedersehen", "Des visages que vous reverrez"),
      description: rich("Diese Menschen sind für Sie da.", "Ces personnes sont là pour vous."),
    },
  },
};
