import { rich, text, type Sample } from "../../sample.ts";

export const videoPlayerSample: Sample = {
  fields: {
    title: text("So entsteht eine Brille", "La naissance d’une paire de lunettes"),
    description: rich(
      "Zwei Minuten in unserer Werkstatt, vom Rohglas bis zum letzten Polieren.",
      "Deux minutes dans notre atelier, du verre brut au dernier polissage.",
    ),
  },
};
