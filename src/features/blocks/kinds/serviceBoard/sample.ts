import { picture, rich, text, type Sample } from "../../sample.ts";

export const serviceBoardSample: Sample = {
  fields: {
    kicker: text("Leistungen", "Prestations"),
    title: text("Was wir für Ihre Augen tun", "Ce que nous faisons pour vos yeux"),
    description: rich(
      "Feste Preise, genug Zeit und am Schluss ein Blatt mit allen Werten.",
      "Des prix fixes, du temps et, à la fin, une feuille avec toutes les valeurs.",
    ),
  },
  cards: [
    {
      fields: {
        image: picture,
        title: text("Augenanalyse", "Analyse visuelle"),
        description: rich(
          "Sehschärfe, Augendruck und Netzhautbild, verständlich erklärt.",
          "Acuité, tension oculaire et image de la rétine, expliquées clairement.",
        ),
        duration: text("50 Minuten", "50 minutes"),
        cost: text("95"),
      },
    },
    {
      fields: {
        image: picture,
        title: text("Linsenanpassung", "Adaptation de lentilles"),
        description: rich(
          "Messen, Probe tragen und das Einsetzen üben, bis es klappt.",
          "Mesurer, essayer et s’exercer à la pose jusqu’à ce que ça marche.",
        ),
        duration: text("60 Minuten", "60 minutes"),
        cost: text("140"),
      },
    },
    {
      fields: {
        image: picture,
        title: text("Brille richten", "Ajuster des lunettes"),
        description: rich(
          "Nachziehen, reinigen, neue Nasenpads: auch wenn sie nicht von uns ist.",
          "Resserrer, nettoyer, changer les plaquettes : même si elles viennent d’ailleurs.",
        ),
        duration: text("10 Minuten", "10 minutes"),
        cost: text("15"),
      },
    },
  ],
};
