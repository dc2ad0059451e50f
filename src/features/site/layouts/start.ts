import type { Layout } from "./layout.ts";

/** A page that welcomes: what the business does, three things that it offers, and the way to get in touch. */
export const startLayout: Layout = [
  {
    kind: "hero",
    fields: {
      kicker: { de: "Guten Tag", fr: "Bonjour" },
      title: { de: "Herzlich willkommen", fr: "Bienvenue chez nous" },
      description: {
        de: "[In zwei Sätzen: was es hier gibt, und für wen]",
        fr: "[En deux phrases : ce que l’on trouve ici, et pour qui]",
      },
    },
    image: "hero",
    toContact: { de: "Kontakt aufnehmen", fr: "Nous contacter" },
  },
  {
    kind: "imageBoard",
    fields: { title: { de: "Was wir tun", fr: "Ce que nous faisons" } },
    cardParts: [{ image: "offer-1" }, { image: "offer-2" }, { image: "offer-3" }],
    cards: [
      {
        title: { de: "Beratung", fr: "Conseil" },
        description: {
          de: "Wir nehmen uns Zeit und hören zuerst zu.",
          fr: "Nous prenons le temps d’écouter d’abord.",
        },
      },
      {
        title: { de: "Handwerk", fr: "Savoir-faire" },
        description: {
          de: "Was wir machen, machen wir sorgfältig und vor Ort.",
          fr: "Ce que nous faisons, nous le faisons avec soin et sur place.",
        },
      },
      {
        title: { de: "Service", fr: "Service" },
        description: {
          de: "Auch nach dem Kauf sind wir da.",
          fr: "Nous restons là après l’achat aussi.",
        },
      },
    ],
  },
  {
    kind: "textOnImage",
    image: "story",
    fields: {
      title: { de: "Seit Jahren im Quartier", fr: "Dans le quartier depuis des années" },
      description: {
        de: "[Wie alles begann, und was uns wichtig ist]",
        fr: "[Comment tout a commencé, et ce qui compte pour nous]",
      },
    },
  },
  {
    kind: "cta",
    fields: {
      title: { de: "Noch eine Frage?", fr: "Une question ?" },
      description: {
        de: "Am Telefon oder bei uns: Wir nehmen uns gern Zeit.",
        fr: "Par téléphone ou chez nous : nous prenons volontiers le temps d’y répondre.",
      },
    },
    toContact: { de: "Zum Kontakt", fr: "Vers le contact" },
  },
];
