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
      title: text("Wer hier arbeitet", "Qui travaille ici"),
      description: rich("Diese Menschen sind jeden Tag da.", "Ces personnes sont là chaque jour."),
    },
  },
};
