import type { Layout } from "./layout.ts";

/** A page of text with headings: terms, a notice, a longer explanation. */
export const textLayout: Layout = [
  {
    kind: "richTextBlock",
    options: { size: "medium" },
    fields: {
      title: { de: "Titel der Seite", fr: "Titre de la page" },
      textBlock: {
        de: "Eine kurze Einleitung sagt, worum es geht.\n\n## Erster Abschnitt\n\nDer Text dieses Abschnitts steht hier.\n\n## Zweiter Abschnitt\n\nKurze Absätze lesen sich leichter.",
        fr: "Une brève introduction dit de quoi il s’agit.\n\n## Première partie\n\nLe texte de cette partie se place ici.\n\n## Deuxième partie\n\nLes paragraphes courts se lisent plus facilement.",
      },
    },
  },
];
