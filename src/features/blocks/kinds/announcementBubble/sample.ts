import { button, rich, text, type Sample } from "../../sample.ts";

export const announcementBubbleSample: Sample = {
  fields: {
    kicker: text("Sehtest im September", "Examen de la vue en septembre"),
    textBlock: rich(
      "Jeden Donnerstag messen wir bis 20 Uhr. Ein paar Termine sind noch frei.",
      "Chaque jeudi, nous mesurons jusqu’à 20 heures. Quelques rendez-vous sont encore libres.",
    ),
    button: button("Platz sichern", "Réserver"),
  },
};
