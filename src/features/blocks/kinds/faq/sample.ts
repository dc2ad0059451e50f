import { button, rich, text, type TradeSample } from "../../sample.ts";

export const faqSample: TradeSample = {
  optician: {
    options: { firstOpen: true },
    fields: {
      kicker: text("Häufige Fragen", "Questions fréquentes"),
      title: text("Was man uns oft fragt", "Ce que l’on nous demande souvent"),
      description: rich(
        "Ihre Frage ist nicht dabei? Rufen Sie an, wir antworten gerne.",
        "Votre question n’y figure pas ? Appelez-nous, nous répondons volontiers.",
      ),
      button: button("Frage stellen", "Poser une question"),
    },
    cards: [
      {
        fields: {
          question: text(
            "Brauche ich für den Sehtest einen Termin?",
            "Faut-il un rendez-vous pour l’examen de la vue ?",
          ),
          answer: rich(
            "Am besten ja: Dann ist der Messraum frei und wir haben Zeit. Für kleine Reparaturen kommen Sie einfach vorbei.",
            "De préférence, oui : la salle d’examen est alors libre et nous avons le temps. Pour les petites réparations, passez simplement.",
          ),
        },
      },
      {
        fields: {
          question: text(
            "Zahlt die Krankenkasse an meine Brille?",
            "L’assurance-maladie participe-t-elle à mes lunettes ?",
          ),
          answer: rich(
            "Für Kinder und Jugendliche zahlt die Grundversicherung einen Beitrag, wenn ein Rezept vorliegt. Bei Erwachsenen hilft oft die Zusatzversicherung.",
            "Pour les enfants et les jeunes, l’assurance de base verse une contribution sur ordonnance. Pour les adultes, une complémentaire participe souvent.",
          ),
        },
      },
      {
        fields: {
          question: text(
            "Wie lange dauert es, bis die Brille fertig ist?",
            "Combien de temps faut-il pour les lunettes ?",
          ),
          answer: rich(
            "Einstärkengläser sind meist in [drei Tagen] da, Gleitsichtgläser in [zwei Wochen].",
            "Les verres unifocaux arrivent en général en [trois jours], les progressifs en [deux semaines].",
          ),
        },
      },
    ],
  },
  plain: {
    options: { firstOpen: true },
    fields: {
      kicker: text("Häufige Fragen", "Questions fréquentes"),
      title: text("Was man uns oft fragt", "Ce que l’on nous demande souvent"),
      description: rich(
        "Die Frage ist nicht dabei? Eine Nachricht genügt, wir antworten gerne.",
        "La question n’y figure pas ? Un message suffit, nous répondons volontiers.",
      ),
      button: button("Frage stellen", "Poser une question"),
    },
    cards: [
      {
        fields: {
          question: text("Brauche ich einen Termin?", "Faut-il prendre rendez-vous ?"),
          answer: rich(
            "Mit Termin haben wir sicher Zeit. Für eine kurze Frage geht es auch ohne.",
            "Sur rendez-vous, nous avons le temps qu’il faut. Pour une brève question, ce n’est pas nécessaire.",
          ),
        },
      },
      {
        fields: {
          question: text("Wie kann ich bezahlen?", "Comment puis-je payer ?"),
          answer: rich(
            "[Bar, mit Karte, mit TWINT oder auf Rechnung]",
            "[En espèces, par carte, avec TWINT ou sur facture]",
          ),
        },
      },
      {
        fields: {
          question: text("Gibt es Parkplätze?", "Y a-t-il des places de parc ?"),
          answer: rich(
            "[Wo man parkiert, und welche Haltestelle am nächsten liegt]",
            "[Où se garer, et quel arrêt est le plus proche]",
          ),
        },
      },
    ],
  },
};
