import { button, rich, text, type TradeSample } from "../../sample.ts";

export const announcementBubbleSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Sehtest im September", "Examen de la vue en septembre"),
      textBlock: rich(
        "Jeden Donnerstag messen wir bis 20 Uhr. Ein paar Termine sind noch frei.",
        "Chaque jeudi, nous mesurons jusqu’à 20 heures. Quelques rendez-vous sont encore libres.",
      ),
      button: button("Platz sichern", "Réserver"),
    },
  },
  plain: {
    fields: {
      kicker: text("Neu im September", "Nouveau en septembre"),
      textBlock: rich(
        "Jeden Donnerstag sind wir bis 20 Uhr da. Schauen Sie vorbei.",
        "Chaque jeudi, nous sommes là jusqu’à 20 heures. Passez nous voir.",
      ),
      button: button("Mehr erfahren", "En savoir plus"),
    },
  },
};
