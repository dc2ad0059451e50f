import { button, rich, text, type TradeSample } from "../../sample.ts";

export const ctaSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Bereit?", "Prêt ?"),
      title: text("Kommen Sie vorbei, wir nehmen uns Zeit", "Passez nous voir, nous prenons le temps"),
      description: rich(
        "Ein Termin dauert rund [50 Minuten]. Wer spontan kommt, bekommt einen Kaffee.",
        "Un rendez-vous dure environ [50 minutes]. Sans rendez-vous, le café est offert.",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
  },
  plain: {
    fields: {
      kicker: text("Bereit?", "Prêt ?"),
      title: text("Wir freuen uns auf jeden Besuch", "Chaque visite nous fait plaisir"),
      description: rich(
        "Eine kurze Nachricht genügt. Wir melden uns gern.",
        "Un petit message suffit. Nous répondons volontiers.",
      ),
      button: button("Kontakt aufnehmen", "Nous contacter"),
    },
  },
};
