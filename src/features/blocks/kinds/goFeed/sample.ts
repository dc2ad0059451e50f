import { picture, rich, text, type TradeSample } from "../../sample.ts";

export const goFeedSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Gesundheitsoptik", "Optique de santé"),
      title: text("Gut zu wissen", "Bon à savoir"),
      description: rich(
        "Beiträge aus der Gesundheitsoptik, ausgewählt von uns.",
        "Des articles de l’optique de santé, choisis par nous.",
      ),
    },
    cards: [
      {
        fields: {
          image: picture,
          kicker: text("Kinder", "Enfants"),
          title: text("Warum Kurzsichtigkeit zunimmt", "Pourquoi la myopie progresse"),
          description: text(
            "Zwei Stunden Tageslicht am Tag helfen mehr, als viele denken. Was Eltern sonst noch tun können.",
            "Deux heures de lumière du jour aident plus qu’on ne le pense. Ce que les parents peuvent faire d’autre.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("Bildschirm", "Écran"),
          title: text("Trockene Augen am Nachmittag", "Les yeux secs l’après-midi"),
          description: text(
            "Wer auf einen Bildschirm schaut, blinzelt halb so oft. Vier Gewohnheiten, die helfen.",
            "Devant un écran, on cligne deux fois moins. Quatre habitudes qui aident.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("Vorsorge", "Prévention"),
          title: text("Was der Augendruck verrät", "Ce que dit la tension oculaire"),
          description: text(
            "Ein Wert, den man nicht spürt: wann er gemessen werden soll, und was er bedeutet.",
            "Une valeur qu’on ne sent pas : quand la mesurer, et ce qu’elle signifie.",
          ),
        },
      },
    ],
  },
};
