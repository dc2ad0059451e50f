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
        de: "Was Sie anbieten, auf einen Blick. Ein Satz zu jeder Dienstleistung genügt: Wer mehr wissen will, fragt.",
        fr: "Ce que vous proposez, en un coup d’œil. Une phrase par service suffit : qui veut en savoir plus demandera.",
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
      title: { de: "Nicht sicher, was Sie brauchen?", fr: "Vous hésitez ?" },
      description: {
        de: "Wir beraten Sie gern und ohne Verpflichtung.",
        fr: "Nous vous conseillons volontiers, sans engagement.",
      },
    },
    toContact: { de: "Fragen Sie uns", fr: "Demandez-nous" },
  },
];
