import { text, type TradeSample } from "../../sample.ts";

export const numbersSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("In Zahlen", "En chiffres"),
      title: text("Was sich zählen lässt", "Ce qui se compte"),
    },
    cards: [
      {
        fields: {
          figure: text("[30]"),
          unit: text("Jahre", "ans"),
          title: text("im selben Haus", "dans la même maison"),
        },
      },
      {
        fields: {
          figure: text("[50]"),
          unit: text("Min.", "min"),
          title: text("für jede Augenanalyse", "pour chaque analyse visuelle"),
        },
      },
      {
        fields: { figure: text("[1200]"), title: text("Fassungen zum Anprobieren", "montures à essayer") },
      },
      {
        fields: {
          figure: text("[24]"),
          unit: text("Monate", "mois"),
          title: text("Garantie auf alle Gläser", "de garantie sur tous les verres"),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("In Zahlen", "En chiffres"),
      title: text("Was sich zählen lässt", "Ce qui se compte"),
    },
    cards: [
      {
        fields: {
          figure: text("[30]"),
          unit: text("Jahre", "ans"),
          title: text("Erfahrung", "d’expérience"),
        },
      },
      { fields: { figure: text("[12]"), title: text("Menschen im Team", "personnes dans l’équipe") } },
      {
        fields: { figure: text("[1200]"), title: text("Aufträge im Jahr", "mandats par an") },
      },
      {
        fields: {
          figure: text("[98]"),
          unit: text("%"),
          title: text("kommen wieder", "reviennent"),
        },
      },
    ],
  },
};
