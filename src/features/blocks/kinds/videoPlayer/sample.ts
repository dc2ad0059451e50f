import { rich, text, type TradeSample } from "../../sample.ts";

export const videoPlayerSample: TradeSample = {
  optician: {
    fields: {
      title: text("So entsteht eine Brille", "La naissance d’une paire de lunettes"),
      description: rich(
        "Zwei Minuten in unserer Werkstatt, vom Rohglas bis zum letzten Polieren.",
        "Deux minutes dans notre atelier, du verre brut au dernier polissage.",
      ),
    },
  },
  plain: {
    fields: {
      title: text("Zwei Minuten bei uns", "Deux minutes chez nous"),
      description: rich(
        "Wer hier arbeitet, und wie es bei uns zu- und hergeht.",
        "Qui travaille ici, et comment les choses se passent chez nous.",
      ),
    },
  },
};
