import type { Layout } from "./layout.ts";

/** A page that tells what the business offers, one card for each service. */
export const servicesLayout: Layout = [
  {
    kind: "richTextBlock",
    options: { size: "medium" },
    fields: {
      kicker: { de: "Angebot", fr: "Offre" },
      title: { de: "Unsere Dienstleistungen", fr: "Nos services" },
      textBlock: {
        de: "Alles auf einen Blick. Wer mehr wissen will, fragt.",
        fr: "Tout en un coup d’œil. Pour en savoir plus, il suffit de demander.",
      },
    },
  },
  {
    kind: "imageBoard",
    fields: {},
    cardParts: [{ image: "offer-1" }, { image: "offer-2" }, { image: "offer-3" }],
    cards: [
      {
        title: { de: "Erste Dienstleistung", fr: "Premier service" },
        description: {
          de: "Was sie bringt und wie lange sie dauert.",
          fr: "Ce qu’il apporte et combien de temps il dure.",
        },
      },
      {
        title: { de: "Zweite Dienstleistung", fr: "Deuxième service" },
        description: { de: "Für wen sie gedacht ist.", fr: "À qui il s’adresse." },
      },
      {
        title: { de: "Dritte Dienstleistung", fr: "Troisième service" },
        description: { de: "Was sie ungefähr kostet.", fr: "Ce qu’il coûte à peu près." },
      },
    ],
  },
  {
    kind: "cta",
    fields: {
      title: { de: "Nicht sicher, was passt?", fr: "Une hésitation ?" },
      description: {
        de: "Wir beraten gern und ohne Verpflichtung.",
        fr: "Nous conseillons volontiers, sans engagement.",
      },
    },
    toContact: { de: "Frage stellen", fr: "Poser une question" },
  },
];
