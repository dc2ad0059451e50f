import { button, rich, text, type PageContent, type SectionContent } from "../content.ts";

const step = (title: string, duration: string, line: string): SectionContent => ({
  kind: "stepFeedCard",
  fields: { title: text(title), duration: text(duration), description: rich(line) },
});

const price = (title: string, cost: string, line: string, group?: string): SectionContent => ({
  kind: "priceRow",
  fields: {
    ...(group && { groupTitle: text(group) }),
    title: text(title),
    cost: text(cost),
    description: rich(line),
  },
});

const question = (asked: string, answer: string): SectionContent => ({
  kind: "faqCard",
  fields: { question: text(asked), answer: rich(answer) },
});

/** For whoever comes with more than a handful of people. */
export const groupsPage: PageContent = {
  key: "groups",
  locales: {
    de: {
      slug: "gruppen",
      name: "Gruppen",
      description: "Urban Golf Winterthur für Firmen, Vereine und Geburtstage: Ablauf, Preise und häufige Fragen.",
    },
  },
  sections: [
    {
      kind: "hero",
      options: { layout: "type", size: "medium", color: "primary" },
      fields: {
        kicker: text("Firmen, Vereine, Geburtstage"),
        title: text("Vierzig Leute, ein Ball pro Kopf."),
        description: rich(
          "Ihr startet gestaffelt an drei Löchern, spielt in Vierergruppen und trefft euch am Lagerplatz. Wer gewonnen hat, wissen alle schon unterwegs.",
        ),
        button: button({ email: "hallo@urban-golf.example" }, "Gruppe anmelden"),
        secondaryButton: button({ phone: "+41 52 000 00 09" }, "052 000 00 09"),
      },
    },
    {
      kind: "announcementBubble",
      fields: {
        kicker: text("Neu: Nachtgolf"),
        textBlock: rich("Von Oktober bis März spielt ihr mit Bällen, die leuchten."),
        button: button({ page: "night" }, "Wie das aussieht"),
      },
    },
    {
      kind: "stepFeedBoard",
      options: { columnLayout: "4" },
      fields: { kicker: text("Ablauf"), title: text("Ein Nachmittag, vier Stationen") },
      cards: [
        step("Material fassen", "14.00", "Am Bahnhof liegen Schläger und Bälle bereit, nach Gruppen gebündelt."),
        step("Einschlagen", "14.15", "Fünf Bälle auf dem Platz vor dem Hauptbahnhof, dann kennen alle ihren Schwung."),
        step("Spielen", "14.30", "Neun Löcher, rund zwei Stunden. Die Spielkarte auf dem Handy zählt mit."),
        step("Anstossen", "17.00", "Im Skills Park steht die Rangliste auf dem grossen Bildschirm."),
      ],
    },
    {
      kind: "priceList",
      options: { color: "secondary" },
      fields: {
        kicker: text("Preise"),
        title: text("Pro Kopf, ohne Kleingedrucktes"),
        subdescription: text("Alle Preise in Franken. Begleitpersonen, die nicht spielen, zahlen nichts."),
      },
      cards: [
        price("Gruppe ab zehn Personen", "10", "Material, Spielkarte und Einführung.", "Spielen"),
        price("Schulklasse", "5", "Montag bis Freitag vor 16 Uhr, Lehrpersonen spielen gratis."),
        price(
          "Begleitung durch die Stadt",
          "180",
          "Jemand von uns geht mit, kennt jede Abkürzung und schlichtet.",
          "Dazu",
        ),
        price("Apéro am Ziel", "14", "Ein Getränk und Flammkuchen im Skills Park, pro Person."),
      ],
    },
    {
      kind: "quote",
      options: { color: "transparent" },
      fields: {
        quote: text("Unsere Buchhalterin hat den Chef um elf Schläge geschlagen. Davon reden wir heute noch."),
        name: text("Selina Graf"),
        function: text("Architekturbüro, 26 Personen"),
      },
    },
    {
      kind: "faq",
      options: { color: "background" },
      fields: {
        kicker: text("Häufige Fragen"),
        title: text("Bevor ihr euch anmeldet"),
        button: button({ email: "hallo@urban-golf.example" }, "Etwas anderes fragen"),
      },
      cards: [
        question(
          "Was, wenn es regnet?",
          "Dann spielt ihr mit Schirm oder verschiebt bis zum Vorabend, ohne Kosten. Bei Gewitter sagen wir ab.",
        ),
        question(
          "Wie viele können zusammen spielen?",
          "Bis zu zwölf auf einer Spielkarte. Wir empfehlen Vierergruppen, dann wartet niemand lange.",
        ),
        question(
          "Geht das mit Kinderwagen oder Rollstuhl?",
          "Acht Löcher sind ohne Stufen erreichbar. Das Stadthaus spielt ihr am Fuss der Treppe.",
        ),
        question(
          "Müssen alle etwas installieren?",
          "Nein. Eine Person startet, die anderen scannen den Code. Es braucht keine App und kein Konto.",
        ),
      ],
    },
  ],
};
