import { rich, text, type TradeSample } from "../../sample.ts";

export const downloadsSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Zum Mitnehmen", "À emporter"),
      title: text("Merkblätter und Formulare", "Fiches et formulaires"),
      description: rich(
        "In Ruhe lesen, ausdrucken oder ausgefüllt mitbringen.",
        "À lire tranquillement, à imprimer ou à rapporter remplis.",
      ),
    },
    cards: [
      {
        options: { language: "de" },
        fields: {
          title: text("Kontaktlinsen einsetzen und pflegen", "Poser et entretenir ses lentilles"),
          description: rich("Schritt für Schritt, mit Bildern.", "Pas à pas, en images."),
        },
      },
      {
        options: { language: "de" },
        fields: {
          title: text("Fragebogen vor der Augenanalyse", "Questionnaire avant l’analyse visuelle"),
          description: rich(
            "Ausgefüllt sparen Sie Zeit im Geschäft.",
            "Rempli, il vous fait gagner du temps au magasin.",
          ),
        },
      },
      {
        options: { language: "de" },
        fields: { title: text("Preisliste", "Liste de prix"), date: text("Gültig ab [Monat]", "Valable dès [mois]") },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Zum Mitnehmen", "À emporter"),
      title: text("Unterlagen", "Documents"),
      description: rich(
        "In Ruhe lesen, ausdrucken oder ausgefüllt mitbringen.",
        "À lire tranquillement, à imprimer ou à rapporter remplis.",
      ),
    },
    cards: [
      {
        options: { language: "de" },
        fields: {
          title: text("Unser Angebot", "Notre offre"),
          description: rich("Alles auf einen Blick.", "Tout en un coup d’œil."),
        },
      },
      {
        options: { language: "de" },
        fields: { title: text("Preisliste", "Liste de prix"), date: text("Gültig ab [Monat]", "Valable dès [mois]") },
      },
      {
        fields: {
          title: text("Anmeldung", "Inscription"),
          description: rich("Ausfüllen und zurücksenden.", "À remplir et à renvoyer."),
        },
      },
    ],
  },
};
