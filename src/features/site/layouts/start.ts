import type { Layout } from "./layout.ts";

/** A page that welcomes: what the business does, three things that it offers, and the way to get in touch. */
export const startLayout: Layout = [
  {
    kind: "hero",
    fields: {
      kicker: { de: "Willkommen", fr: "Bienvenue" },
      title: { de: "Schön, dass Sie da sind", fr: "Ravis de vous accueillir" },
      description: {
        de: "Sagen Sie in zwei Sätzen, was Sie tun und für wen. Der erste Eindruck zählt.",
        fr: "Dites en deux phrases ce que vous faites et pour qui. La première impression compte.",
      },
    },
    image: "hero",
    toContact: { de: "Kontakt aufnehmen", fr: "Nous contacter" },
  },
  {
    kind: "imageBoard",
    fields: { title: { de: "Was wir für Sie tun", fr: "Ce que nous faisons pour vous" } },
    cardParts: [{ image: "offer-1" }, { image: "offer-2" }, { image: "offer-3" }],
    cards: [
      {
        title: { de: "Beratung", fr: "Conseil" },
        description: {
          de: "Wir nehmen uns Zeit und hören zuerst zu.",
          fr: "Nous prenons le temps de vous écouter d’abord.",
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
          de: "Auch nach dem Kauf sind wir für Sie da.",
          fr: "Nous restons à votre disposition après l’achat aussi.",
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
        de: "Erzählen Sie, wie alles begann und was Ihnen wichtig ist. Ein Bild aus dem Geschäft sagt den Rest.",
        fr: "Racontez comment tout a commencé et ce qui compte pour vous. Une photo du magasin dira le reste.",
      },
    },
  },
  {
    kind: "cta",
    fields: {
      title: { de: "Haben Sie eine Frage?", fr: "Une question ?" },
      description: {
        de: "Rufen Sie an oder kommen Sie vorbei. Wir freuen uns auf Sie.",
        fr: "Appelez-nous ou passez nous voir. Nous nous réjouissons de votre visite.",
      },
    },
    toContact: { de: "Zum Kontakt", fr: "Vers le contact" },
  },
];
