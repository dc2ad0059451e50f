import { button, film, image, rich, text, type PageContent, type SectionContent } from "../content.ts";

const slide = (
  picture: string,
  kicker: string,
  title: string,
  line: string,
  more: SectionContent["fields"] = {},
): SectionContent => ({
  kind: "contentSliderCard",
  options: { verticalAlignment: "top" }, // in the sky: what is played on lies below
  fields: {
    backgroundImage: image(picture),
    kicker: text(kicker),
    title: text(title),
    description: rich(line),
    ...more,
  },
});

const price = (title: string, cost: string, line: string): SectionContent => ({
  kind: "priceRow",
  fields: { title: text(title), cost: text(cost), description: rich(line) },
});

const mail = { email: "hallo@urban-golf.example" };

/** The course after dark: three slides as high as the window, a film, prices and the way to an evening. */
export const nightPage: PageContent = {
  key: "night",
  locales: {
    de: {
      slug: "nachtgolf",
      name: "Nachtgolf",
      description: "Urban Golf Winterthur nach dem Eindunkeln: mit Bällen, die leuchten, von Oktober bis März.",
    },
  },
  sections: [
    {
      kind: "hero",
      options: { layout: "type", size: "small", color: "primary" },
      fields: {
        kicker: text("Nachtgolf"),
        title: text("Dieselbe Stadt, nur leiser."),
        description: rich("Sechs Löcher nach dem Eindunkeln, von Oktober bis März."),
      },
    },
    {
      kind: "contentSliderBoard",
      cards: [
        slide(
          "nightGarden",
          "19.00, Stadtgarten",
          "Wenn es dunkel wird, leuchtet der Ball.",
          "Jeder Ball hat eine eigene Farbe. Verwechseln kann man höchstens die Büsche.",
        ),
        slide(
          "nightAlley",
          "20.15, Marktgasse",
          "Die Gasse gehört euch.",
          "Die Läden sind zu, die Fenster hell. Wer oben zuschaut, darf Punkte vergeben.",
        ),
        slide(
          "nightFinish",
          "21.30, Lagerplatz",
          "Am Ziel brennt noch Licht.",
          "Im Skills Park wartet der Punsch, und die Rangliste steht auf dem grossen Bildschirm.",
          { button: button(mail, "Abend anmelden") },
        ),
      ],
    },
    {
      kind: "videoPlayer",
      options: { color: "background" },
      fields: {
        video: film("nightFilm"),
        kicker: text("Neun Sekunden"),
        title: text("Loch 3, vor dem Kunstmuseum"),
        description: rich("Ein Film ohne Ton: Um diese Zeit schläft die Stadt, und wir flüstern."),
      },
    },
    {
      kind: "priceList",
      options: { color: "secondary" },
      fields: {
        title: text("Ein Abend, ein Preis"),
        subdescription: text("Alle Preise in Franken, pro Person. Leuchtbälle und Stirnlampen liegen bereit."),
      },
      cards: [
        price("Nachtrunde", "18", "Sechs Löcher in der Altstadt, zwei Stunden."),
        price("Mit Punsch", "24", "Dasselbe, und am Ziel etwas Warmes."),
      ],
    },
    {
      kind: "bookingContainer",
      fields: {
        kicker: text("Oktober bis März"),
        title: text("Freitags, sobald die Laternen angehen"),
        description: rich("Ab vier Personen. Bei Regen verschieben wir bis zum selben Mittag."),
        button: button(mail, "Abend anmelden"),
      },
    },
  ],
};
