import { button, rich, text, type TradeSample } from "../../sample.ts";

export const jobsSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Offene Stellen", "Postes ouverts"),
      title: text("Arbeiten Sie mit uns", "Travaillez avec nous"),
      description: rich(
        "Ein kleines Team, kurze Wege und Zeit für jede Beratung.",
        "Une petite équipe, des décisions rapides et du temps pour chaque conseil.",
      ),
    },
    cards: [
      {
        fields: {
          title: text("Augenoptikerin oder Augenoptiker EFZ", "Opticienne ou opticien CFC"),
          workQuota: text("[60 bis 100 %]", "[60 à 100 %]"),
          city: text("[Ort]", "[Lieu]"),
          description: rich(
            "Sie messen, beraten und richten, und Sie haben Freude daran, einer Sache auf den Grund zu gehen.\n\nWir bieten [Ferien, Weiterbildung, freie Samstage].",
            "Vous mesurez, conseillez et ajustez, et vous aimez aller au fond des choses.\n\nNous offrons [vacances, formation, samedis libres].",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          button: button("Jetzt bewerben", "Postuler"),
        },
      },
      {
        fields: {
          title: text("Lehrstelle Augenoptik", "Apprentissage en optique"),
          workQuota: text("[100 %]"),
          city: text("[Ort]", "[Lieu]"),
          description: rich(
            "Vier Jahre, viele Menschen und ein Handwerk, das bleibt.",
            "Quatre ans, beaucoup de rencontres et un métier qui reste.",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          button: button("Schnuppern", "Faire un stage"),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Offene Stellen", "Postes ouverts"),
      title: text("Bei uns arbeiten", "Travailler avec nous"),
      description: rich(
        "Ein kleines Team, kurze Wege und viel Abwechslung.",
        "Une petite équipe, des décisions rapides et de la variété.",
      ),
    },
    cards: [
      {
        fields: {
          title: text("Mitarbeiterin oder Mitarbeiter Empfang", "Collaboratrice ou collaborateur d’accueil"),
          workQuota: text("[60 bis 80 %]", "[60 à 80 %]"),
          city: text("[Ort]", "[Lieu]"),
          description: rich(
            "Gäste begrüssen, Auskunft geben und den Überblick behalten.\n\nWir bieten [fünf Wochen Ferien] und eine sorgfältige Einarbeitung.",
            "Accueillir nos hôtes, renseigner et garder la vue d’ensemble.\n\nNous offrons [cinq semaines de vacances] et une introduction soignée.",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          button: button("Jetzt bewerben", "Postuler"),
        },
      },
      {
        fields: {
          title: text("Aushilfe am Wochenende", "Aide le week-end"),
          workQuota: text("[20 %]"),
          city: text("[Ort]", "[Lieu]"),
          description: rich(
            "Samstag und Sonntag, von [Monat] bis [Monat]. Erfahrung braucht es keine.",
            "Samedi et dimanche, de [mois] à [mois]. Aucune expérience n’est requise.",
          ),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          button: button("Nachfragen", "Se renseigner"),
        },
      },
    ],
  },
};
