import { examplePrices, picture, rich, text, type TradeSample } from "../../sample.ts";

export const serviceBoardSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Leistungen", "Prestations"),
      title: text("Was wir für Ihre Augen tun", "Ce que nous faisons pour vos yeux"),
      description: rich(
        `Feste Preise, genug Zeit und am Schluss ein Blatt mit allen Werten. ${examplePrices.de}`,
        `Des prix fixes, du temps et, à la fin, une feuille avec toutes les valeurs. ${examplePrices.fr}`,
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
  },
  plain: {
    fields: {
      kicker: text("Angebot", "Offre"),
      title: text("Was wir anbieten", "Ce que nous proposons"),
      description: rich(
        `Feste Preise, klar gesagt. ${examplePrices.de}`,
        `Des prix fixes, annoncés clairement. ${examplePrices.fr}`,
      ),
    },
    cards: [
      {
        fields: {
          image: picture,
          title: text("Zum Kennenlernen", "Pour découvrir"),
          description: rich("Alles Wichtige in einer Stunde.", "L’essentiel en une heure."),
          duration: text("1 Stunde", "1 heure"),
          cost: text("25"),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Für Gruppen", "Pour les groupes"),
          description: rich("Ab sechs Personen, mit Begleitung.", "Dès six personnes, avec accompagnement."),
          duration: text("2 Stunden", "2 heures"),
          cost: text("120"),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Für Firmen", "Pour les entreprises"),
          description: rich(
            "Ein Nachmittag für das ganze Team, auf Wunsch mit Apéro.",
            "Un après-midi pour toute l’équipe, avec apéritif sur demande.",
          ),
          duration: text("Halber Tag", "Demi-journée"),
          cost: text("480"),
        },
      },
    ],
  },
};
