import type { Layout } from "./layout.ts";

/** A page about the people behind the business: their story, what they stand for, and who they are. */
export const aboutLayout: Layout = [
  {
    kind: "hero",
    image: "about",
    options: { size: "medium" },
    fields: {
      kicker: { de: "Über uns", fr: "À propos" },
      title: { de: "Die Menschen hinter dem Geschäft", fr: "Les personnes derrière le magasin" },
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "Unsere Geschichte", fr: "Notre histoire" },
      textBlock: {
        de: "[Wann wir angefangen haben, und warum]\n\n[Was uns bei der Arbeit wichtig ist]",
        fr: "[Quand nous avons commencé, et pourquoi]\n\n[Ce qui compte pour nous dans notre travail]",
      },
    },
  },
  {
    kind: "imageBoard",
    fields: { title: { de: "Unser Team", fr: "Notre équipe" } },
    cards: [
      {
        title: { de: "[Vorname Name]", fr: "[Prénom Nom]" },
        subtitle: { de: "Geschäftsleitung", fr: "Direction" },
      },
      {
        title: { de: "[Vorname Name]", fr: "[Prénom Nom]" },
        subtitle: { de: "Beratung", fr: "Conseil" },
      },
      {
        title: { de: "[Vorname Name]", fr: "[Prénom Nom]" },
        subtitle: { de: "Werkstatt", fr: "Atelier" },
      },
    ],
  },
  {
    kind: "cta",
    fields: {
      title: { de: "Lernen wir uns kennen", fr: "Faisons connaissance" },
      description: { de: "Wir freuen uns auf jeden Besuch.", fr: "Chaque visite nous fait plaisir." },
    },
    toContact: { de: "Zum Kontakt", fr: "Vers le contact" },
  },
];
