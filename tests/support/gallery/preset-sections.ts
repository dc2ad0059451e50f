import { button, image, rich, text, type SectionContent } from "../../../prisma/seed/content.ts";

const line = "Wir nehmen uns Zeit, messen genau und erklären, was wir sehen. Erst dann reden wir über den Preis.";
const go = (label: string) => button({ page: "home" }, label);
const card = (picture: string, title: string): SectionContent => ({
  kind: "imageCard",
  fields: {
    image: image(picture),
    title: text(title),
    description: rich("Eine Stunde Zeit, ein klares Wort."),
    button: go("Mehr"),
  },
});

/** The six sections that every ready look is held against the others with. */
export const presetSections: SectionContent[] = [
  {
    kind: "hero",
    fields: {
      image: image("view"),
      kicker: text("Am Lindenplatz, seit 1987"),
      title: text("Gutes Handwerk, das man sieht"),
      description: rich(line),
      button: go("Termin vereinbaren"),
      secondaryButton: go("Was wir tun"),
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      kicker: text("Wofür wir stehen"),
      title: text("Allgemeine Geschäftsbedingungen"),
      textBlock: rich(`${line}\n\n- Eine Stunde für jedes Gespräch\n- Werkstatt im Haus\n- Drei Jahre Service`),
      button: go("Über uns"),
    },
  },
  {
    kind: "imageBoard",
    options: { columnLayout: "3", color: "background" },
    fields: { kicker: text("Angebot"), title: text("Was wir für Sie tun"), description: rich(line) },
    cards: [card("workshop", "Werkstatt"), card("trays", "Auswahl"), card("refraction", "Beratung")],
  },
  {
    kind: "textOnImage",
    options: { textPosition: "centerRight", color: "secondary" },
    fields: {
      image: image("testRoom"),
      title: text("Ein Raum für Sehstärkenbestimmungen"),
      description: rich(line),
      button: go("Ansehen"),
    },
  },
  {
    kind: "cta",
    fields: {
      image: image("sunglasses"),
      kicker: text("Bereit?"),
      title: text("Kommen Sie vorbei"),
      description: rich("Der Kaffee ist heiss."),
      button: go("Termin vereinbaren"),
      secondaryButton: go("Anrufen"),
    },
  },
  {
    kind: "contact",
    fields: {
      image: image("altstadt"),
      kicker: text("Altstadt"),
      title: text("Gleich beim Brunnen"),
      name: text("Haus am Lindenplatz"),
      street: text("Musterweg 12"),
      city: text("8400 Winterthur"),
      phone: text("052 000 00 01"),
      openingHours: rich("**Öffnungszeiten**\n\nDi bis Fr 9.00 bis 18.30\n\nSa 9.00 bis 16.00"),
      button: go("Route anzeigen"),
    },
  },
];
