import type { Layout } from "./layout.ts";

/** A page with the ways to reach the business, and how to get there. */
export const contactLayout: Layout = [
  {
    kind: "contact",
    fields: {
      kicker: { de: "Kontakt", fr: "Contact" },
      title: { de: "So erreichen Sie uns", fr: "Comment nous joindre" },
      description: {
        de: "Rufen Sie an, schreiben Sie uns, oder kommen Sie während der Öffnungszeiten vorbei.",
        fr: "Appelez-nous, écrivez-nous ou passez nous voir pendant les heures d’ouverture.",
      },
      name: { de: "Name des Geschäfts", fr: "Nom du magasin" },
      street: { de: "Musterstrasse 1", fr: "Rue de l’Exemple 1" },
      city: { de: "8400 Winterthur", fr: "8400 Winterthour" },
      openingHours: {
        de: "Montag bis Freitag 9 bis 18 Uhr\n\nSamstag 9 bis 16 Uhr",
        fr: "Du lundi au vendredi de 9 h à 18 h\n\nSamedi de 9 h à 16 h",
      },
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "Anreise", fr: "Accès" },
      textBlock: {
        de: "## Mit Bahn und Bus\n\nWelche Haltestelle ist die nächste, und wie weit ist es von dort?\n\n## Mit dem Auto\n\nWo kann man parkieren?",
        fr: "## En train et en bus\n\nQuel est l’arrêt le plus proche, et à quelle distance se trouve-t-il ?\n\n## En voiture\n\nOù peut-on se garer ?",
      },
    },
  },
];
