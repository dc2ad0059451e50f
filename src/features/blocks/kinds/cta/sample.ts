import { button, rich, text, type Sample } from "../../sample.ts";

export const ctaSample: Sample = {
  fields: {
    kicker: text("Bereit?", "Prêt ?"),
    title: text("Kommen Sie vorbei, wir nehmen uns Zeit", "Passez nous voir, nous prenons le temps"),
    description: rich(
      "Ein Termin dauert rund 50 Minuten. Wer spontan kommt, bekommt einen Kaffee.",
      "Un rendez-vous dure environ 50 minutes. Sans rendez-vous, le café est offert.",
    ),
    button: button("Termin vereinbaren", "Prendre rendez-vous"),
  },
};
