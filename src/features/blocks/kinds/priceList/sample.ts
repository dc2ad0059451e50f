import { button, examplePrices, rich, text, type TradeSample } from "../../sample.ts";

export const priceListSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Preise", "Prix"),
      title: text("Was es kostet", "Ce que cela coûte"),
      description: rich(
        "Offen und vollständig, damit Sie vorher wissen, womit Sie rechnen können.",
        "Clair et complet, pour que vous sachiez d’avance à quoi vous attendre.",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
      subdescription: text(
        `Alle Preise in Franken, mit Mehrwertsteuer. ${examplePrices.de}`,
        `Tous les prix en francs, TVA comprise. ${examplePrices.fr}`,
      ),
    },
    cardsOnce: true, // another row must not bring the price of this one
    cards: [
      {
        fields: {
          groupTitle: text("Messen", "Mesurer"),
          title: text("Sehtest für den Führerausweis", "Test de vue pour le permis"),
          duration: text("15 Min.", "15 min"),
          cost: text("20"),
        },
      },
      {
        fields: {
          title: text("Augenanalyse", "Analyse visuelle"),
          duration: text("50 Min.", "50 min"),
          cost: text("95"),
          description: rich(
            "Mit Netzhautbild und Augendruck. Beim Brillenkauf rechnen wir den Betrag an.",
            "Avec image de la rétine et tension oculaire. Déduite à l’achat de lunettes.",
          ),
        },
      },
      {
        options: { fromPrice: true },
        fields: {
          groupTitle: text("Brillen und Linsen", "Lunettes et lentilles"),
          title: text("Fassung mit Einstärkengläsern", "Monture avec verres unifocaux"),
          cost: text("240"),
        },
      },
      {
        fields: { title: text("Kontaktlinsen anpassen", "Adaptation de lentilles"), cost: text("140") },
      },
      {
        fields: {
          title: text("Richten und reinigen", "Ajuster et nettoyer"),
          cost: text("0"),
          description: rich("So oft Sie möchten.", "Aussi souvent que vous le souhaitez."),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Preise", "Prix"),
      title: text("Was es kostet", "Ce que cela coûte"),
      description: rich(
        "Offen und vollständig, damit vorher alles klar ist.",
        "Clair et complet, pour que tout soit dit d’avance.",
      ),
      button: button("Anfragen", "Demander"),
      subdescription: text(
        `Alle Preise in Franken, mit Mehrwertsteuer. ${examplePrices.de}`,
        `Tous les prix en francs, TVA comprise. ${examplePrices.fr}`,
      ),
    },
    cardsOnce: true, // another row must not bring the price of this one
    cards: [
      {
        fields: {
          groupTitle: text("Für eine Person", "Pour une personne"),
          title: text("Beratung", "Conseil"),
          duration: text("30 Min.", "30 min"),
          cost: text("60"),
        },
      },
      {
        fields: {
          title: text("Behandlung", "Traitement"),
          duration: text("60 Min.", "60 min"),
          cost: text("110"),
          description: rich(
            "Mit einem Gespräch vorher, damit alles passt.",
            "Avec un entretien préalable, pour que tout convienne.",
          ),
        },
      },
      {
        options: { fromPrice: true },
        fields: {
          groupTitle: text("Für Gruppen", "Pour les groupes"),
          title: text("Halber Tag bei uns", "Une demi-journée chez nous"),
          duration: text("bis 12 Personen", "jusqu’à 12 personnes"),
          cost: text("480"),
        },
      },
      {
        fields: {
          title: text("Gutschein", "Bon cadeau"),
          cost: text("0"),
          description: rich(
            "Schön gedruckt; bezahlt wird nur der Betrag, der darauf steht.",
            "Joliment imprimé ; seul le montant offert est à payer.",
          ),
        },
      },
    ],
  },
};
