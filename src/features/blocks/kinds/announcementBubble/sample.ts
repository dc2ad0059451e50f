import { button, rich, text, type TradeSample } from "../../sample.ts";

export const announcementBubbleSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Sehtest am Abend", "Examen de la vue le soir"),
      textBlock: rich(
        "Jeden [Wochentag] messen wir bis [Uhrzeit]. Ein paar Termine sind noch frei.",
        "Chaque [jour], nous mesurons jusqu’à [heure]. Quelques rendez-vous sont encore libres.",
      ),
      button: button("Platz sichern", "Réserver"),
    },
  },
  plain: {
    fields: {
      kicker: text("Neu bei uns", "Nouveau chez nous"),
      textBlock: rich("Jeden [Wochentag] sind wir bis [Uhrzeit] da.", "Chaque [jour], nous sommes là jusqu’à [heure]."),
      button: button("Mehr erfahren", "En savoir plus"),
    },
  },
};
