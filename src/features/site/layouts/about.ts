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
        de: "Wann haben Sie angefangen, und warum? Zwei Absätze reichen: Ihre Kundschaft will wissen, wem sie vertraut.\n\nSchreiben Sie, wie Sie sprechen. Ein ehrlicher Satz wirkt mehr als ein schöner.",
        fr: "Quand avez-vous commencé, et pourquoi ? Deux paragraphes suffisent : votre clientèle veut savoir à qui elle fait confiance.\n\nÉcrivez comme vous parlez. Une phrase sincère vaut mieux qu’une belle phrase.",
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
      description: { de: "Wir freuen uns auf Ihren Besuch.", fr: "Nous nous réjouissons de votre visite." },
    },
    toContact: { de: "Zum Kontakt", fr: "Vers le contact" },
  },
];
