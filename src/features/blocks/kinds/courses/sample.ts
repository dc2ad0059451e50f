import { examplePrices, rich, text, type TradeSample } from "../../sample.ts";

export const coursesSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Kurse", "Cours"),
      title: text("Weiterbildung bei uns im Haus", "Formations dans nos murs"),
      description: rich(
        `Kleine Gruppen, viel Praxis. Kursunterlagen und Kaffee sind dabei. ${examplePrices.de}`,
        `Petits groupes, beaucoup de pratique. Supports de cours et café compris. ${examplePrices.fr}`,
      ),
    },
    cards: [
      {
        fields: {
          title: text("Kontaktlinsen für Einsteiger", "Lentilles de contact pour débuter"),
          description: rich(
            "Einsetzen, herausnehmen, pflegen: Am Ende des Abends sitzt jeder Griff.",
            "Poser, retirer, entretenir : à la fin de la soirée, chaque geste est acquis.",
          ),
          duration: text("1 Abend", "1 soirée"),
          cost: text("60"),
        },
      },
      {
        fields: {
          title: text("Sehen am Bildschirm", "Voir à l’écran"),
          description: rich(
            "Für Betriebe: Arbeitsplätze einrichten, Pausen planen, Augen entlasten.",
            "Pour les entreprises : aménager les postes, planifier les pauses, soulager les yeux.",
          ),
          duration: text("Halber Tag", "Demi-journée"),
          cost: text("480"),
        },
      },
      {
        fields: {
          title: text("Refraktion, Vertiefung", "Réfraction, approfondissement"),
          description: rich(
            "Für Fachleute: binokulare Prüfung und Prismen mit Fallbeispielen.",
            "Pour les professionnels : examen binoculaire et prismes, avec études de cas.",
          ),
          duration: text("2 Tage", "2 jours"),
          cost: text("920"),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Kurse", "Cours"),
      title: text("Von Grund auf lernen", "Apprendre depuis le début"),
      description: rich(
        `Kleine Gruppen, viel Praxis. Das Material stellen wir. ${examplePrices.de}`,
        `Petits groupes, beaucoup de pratique. Le matériel est fourni. ${examplePrices.fr}`,
      ),
    },
    cards: [
      {
        fields: {
          title: text("Für den Anfang", "Pour débuter"),
          description: rich("Die wichtigsten Handgriffe, Schritt für Schritt.", "Les gestes essentiels, pas à pas."),
          duration: text("1 Abend", "1 soirée"),
          cost: text("60"),
        },
      },
      {
        fields: {
          title: text("Für Fortgeschrittene", "Pour aller plus loin"),
          description: rich(
            "Üben, verfeinern und voneinander lernen.",
            "S’exercer, affiner et apprendre les uns des autres.",
          ),
          duration: text("3 Abende", "3 soirées"),
          cost: text("160"),
        },
      },
      {
        fields: {
          title: text("Für Firmen", "Pour les entreprises"),
          description: rich(
            "Ein halber Tag, der ein Team zusammenbringt.",
            "Une demi-journée qui rassemble une équipe.",
          ),
          duration: text("Halber Tag", "Demi-journée"),
          cost: text("480"),
        },
      },
    ],
  },
};
