import { rich, text, type PageContent } from "../content.ts";

export const golfLegalPages: PageContent[] = [
  {
    key: "imprint",
    role: "imprint",
    locales: { de: { slug: "~imprint", name: "Impressum", description: "Wer diese Website betreibt." } },
    sections: [
      {
        kind: "richTextBlock",
        options: { size: "medium" },
        fields: {
          title: text("Impressum"),
          textBlock: rich(
            "## Betreiber\n\nVerein Urban Golf Winterthur, Abschlagweg 9, 8400 Winterthur\n\nTelefon 052 000 00 09, hallo@urban-golf.example\n\n## Bilder\n\nAlle Illustrationen wurden eigens für diese Website gezeichnet.\n\nVerein, Adresse und Telefonnummer sind erfunden. Die Orte der neun Löcher gibt es wirklich.",
          ),
        },
      },
    ],
  },
  {
    key: "privacy",
    role: "privacyPolicy",
    locales: {
      de: { slug: "~privacy", name: "Datenschutz", description: "Was wir über eine Runde speichern, und wie lange." },
    },
    sections: [
      {
        kind: "richTextBlock",
        options: { size: "medium" },
        fields: {
          title: text("Datenschutz"),
          textBlock: rich(
            "## Was wir speichern\n\nZu einer Runde gehören ein Datum, die Namen, die ihr eintippt, und eure Schläge. Ein Konto braucht es nicht, Spitznamen sind willkommen.\n\n## Wer es sieht\n\nNur wer den Link oder den Code eurer Runde hat. Runden erscheinen in keiner Liste und in keiner Suchmaschine. Nur wer sich selbst in die Bestenliste einträgt, steht dort öffentlich mit Namen, Total und Datum, und kann sich wieder austragen.\n\n## Wie lange\n\n60 Tage nach ihrem Beginn löschen wir eine Runde mit allem, was dazugehört: Namen, Schläge, Verlauf und Gutschein. Was in der Bestenliste steht, bleibt, bis ihr es austragt oder uns schreibt.\n\n## Was wir nicht tun\n\nKeine Werbung, keine Cookies von Dritten, kein Standortverlauf. Euer Standort auf der Karte bleibt auf eurem Handy. Die Kartenbilder holt unser Server bei swisstopo; von euch erfährt swisstopo nichts. Besuche zählt die Website selbst, ohne Cookies und ohne zu wissen, wer es war; die Zahlen bleiben 400 Tage. Fragen beantworten wir unter datenschutz@urban-golf.example.",
          ),
        },
      },
    ],
  },
];
