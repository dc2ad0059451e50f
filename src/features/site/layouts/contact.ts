import type { Layout } from "./layout.ts";

/** A page with the ways to reach the business, and how to get there. */
export const contactLayout: Layout = [
  {
    kind: "contact",
    image: "contact",
    fields: {
      kicker: { de: "Kontakt", fr: "Contact" },
      title: { de: "So sind wir zu erreichen", fr: "Comment nous joindre" },
      description: {
        de: "Am Telefon, per E-Mail oder während der Öffnungszeiten bei uns.",
        fr: "Par téléphone, par e-mail ou chez nous pendant les heures d’ouverture.",
      },
      name: { de: "[Name des Geschäfts]", fr: "[Nom du magasin]" },
      street: { de: "[Strasse und Nummer]", fr: "[Rue et numéro]" },
      city: { de: "[PLZ und Ort]", fr: "[NPA et lieu]" },
      openingHours: {
        de: "[Wochentage und Zeiten]\n\n[Zeiten am Samstag]",
        fr: "[Jours et heures]\n\n[Heures du samedi]",
      },
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "Anreise", fr: "Accès" },
      textBlock: {
        de: "## Mit Bahn und Bus\n\n[Haltestelle, und wie weit es von dort ist]\n\n## Mit dem Auto\n\n[Wo man parkiert]",
        fr: "## En train et en bus\n\n[Arrêt, et à quelle distance il se trouve]\n\n## En voiture\n\n[Où se garer]",
      },
    },
  },
];
