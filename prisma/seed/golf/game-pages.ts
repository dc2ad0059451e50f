import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";
import { holes } from "./holes.ts";
import { route } from "./route.ts";

const game = (
  gameOptions: "start" | "addPlayers" | "share" | "coupon",
  { picture, title, lead, ...own }: { picture: string; title: string; lead?: string; tagline?: string; prize?: string },
): SectionContent => ({
  kind: "gameSetup",
  options: { gameOptions },
  fields: {
    image: image(picture),
    title: text(title),
    ...(lead ? { description: rich(lead) } : {}),
    ...Object.fromEntries(Object.entries(own).map(([name, words]) => [name, text(words)])),
  },
});
const scores = (scoreOptions: "card" | "table" | "records", title: string): SectionContent => ({
  kind: "scoreTracker",
  options: { scoreOptions, showHoleStates: scoreOptions === "card" },
  fields: { title: text(title) },
});

const courseMap = (size: "medium" | "large", title?: string): SectionContent => ({
  kind: "mapContainer",
  options: { mapRoute: route, size },
  ...(title ? { fields: { title: text(title) } } : {}),
});

export const courseLength = "3,3 Kilometer";

const page = (
  key: string,
  slug: string,
  name: string,
  description: string,
  sections: SectionContent[],
): PageContent => ({ key, locales: { de: { slug, name, description } }, sections });

/** The screens of the game, each an ordinary page with a game section. */
export const gamePages: PageContent[] = [
  page("start", "~urban-golf-start", "Spiel starten", "Starte eine Runde Urban Golf in Winterthur.", [
    game("start", {
      picture: "teeHut",
      title: "Bereit für neun Löcher?",
      lead: "Eine Person startet und lädt die anderen ein. Danach schreiben alle auf dem eigenen Handy mit.",
      tagline: "Digitale Spielkarte Urban Golf Winterthur",
    }),
  ]),
  page("players", "~urban-golf-edit", "Spieler:innen", "Wer spielt mit?", [
    game("addPlayers", {
      picture: "friends",
      title: "Wer spielt mit?",
      lead: "Bis zu zwölf Personen. Wer später kommt, steigt einfach ein.",
    }),
  ]),
  page("share", "~urban-golf-share", "Spiel teilen", "Lade die anderen zu deiner Runde ein.", [
    game("share", { picture: "bigPhone", title: "Lade die anderen ein" }),
  ]),
  page("play", "~urban-golf-play", "Spielkarte", "Schläge eintragen und Rangliste sehen.", [
    courseMap("large"),
    scores("card", "Spielkarte"),
  ]),
  page("coupon", "~urban-golf-coupon", "Gutschein", "Ein Getränk für die Siegerin oder den Sieger.", [
    game("coupon", {
      picture: "longDrink",
      title: "Gutschein",
      prize: "Der Sieg ist ein Gratisgetränk im Skills Park wert. Zeig diese Seite an der Bar.",
    }),
  ]),
];

export const rankingPage: PageContent = {
  key: "ranking",
  collection: "map",
  locales: { de: { slug: "rangliste", name: "Rangliste", description: "Wer hat die wenigsten Schläge?" } },
  sections: [scores("table", "Rangliste")],
};

const rule = (picture: string, title: string, line: string): SectionContent => ({
  kind: "imageCard",
  fields: { image: image(picture), title: text(title), description: rich(line) },
});

export const golfHome: PageContent = {
  key: "home",
  role: "home",
  locales: {
    de: {
      slug: "~home",
      name: "Start",
      description:
        "Neun Löcher quer durch Winterthur: Urban Golf vom Hauptbahnhof bis zum Lagerplatz, mit digitaler Spielkarte.",
    },
  },
  sections: [
    {
      kind: "hero",
      options: { layout: "stacked", size: "large", textPosition: "bottomLeft", color: "secondary" },
      fields: {
        image: image("panorama"),
        kicker: text("Urban Golf Winterthur"),
        title: text("Neun Löcher. Eine Stadt. Kein Rasen."),
        description: rich("Weicher Ball, ein Schläger, freie Bahn: Spielt euch vom Hauptbahnhof bis zum Lagerplatz."),
        button: button({ page: "start" }, "Spiel starten"),
        secondaryButton: button({ page: "hauptbahnhof" }, "Zum ersten Loch"),
      },
    },
    {
      kind: "richTextBlock",
      options: { size: "large", textSize: "large" },
      fields: {
        kicker: text("In zwei Minuten erklärt"),
        title: text("Die Stadt ist der Platz."),
        textBlock: rich(
          "Ihr spielt mit einem weichen Ball, der keine Scheibe zerbricht. Die Person mit den **wenigsten Schlägen** gewinnt. Eure Handys sind die Spielkarte: Eine Person startet, alle anderen scannen den Code, und jeder Schlag steht sofort auf jedem Bildschirm.",
        ),
      },
    },
    {
      kind: "imageBoard",
      options: { gridLayout: "carousel", columnLayout: "3", imageFormat: "square", numbered: true },
      fields: { kicker: text("Die Runde"), title: text(`${courseLength}, rund zwei Stunden`) },
      cards: holes.map(({ key, name }) => ({
        kind: "imageCard",
        fields: {
          image: image(key),
          title: text(name),
          button: button({ page: key }, "Loch ansehen"),
        },
      })),
    },
    courseMap("medium", "So geht ihr durch die Stadt"),
    {
      kind: "textOnImage",
      options: { shiftedAlignment: "default", textPosition: "centerRight", color: "secondary" },
      fields: {
        image: image("podium"),
        kicker: text("Am Ziel"),
        title: text("Wer gewinnt, trinkt gratis."),
        description: rich(
          "Nach dem letzten Loch steht in der Rangliste beim Namen der Siegerin oder des Siegers der Gutschein für ein Getränk im Skills Park. Jedes Handy eurer Runde kann ihn öffnen und an der Bar zeigen.",
        ),
        button: button({ page: "start" }, "Spiel starten"),
      },
    },
    scores("records", "Bestenliste"),
    {
      kind: "imageBoard",
      options: { gridLayout: "grid", columnLayout: "3", imageFormat: "square", color: "primary" },
      fields: { kicker: text("Vor dem Abschlag"), title: text("Drei Regeln, die überall gelten") },
      cards: [
        rule("crossing", "Menschen zuerst", "Kommt jemand vorbei, ruht der Ball. Ein Gruss kostet keinen Schlag."),
        rule(
          "lowBar",
          "Flach halten",
          "In der Altstadt wird gerollt. Fliegen darf der Ball am Technikum und am Lagerplatz.",
        ),
        rule(
          "tidyPark",
          "Nichts bleibt liegen",
          "Ausser der Erinnerung. Bälle, Becher und Punktezettel nehmt ihr mit.",
        ),
      ],
    },
    {
      kind: "cta",
      options: { color: "secondary", alignment: "left" },
      fields: {
        kicker: text("Schläger und Ball"),
        title: text("Material gibt es am Bahnhof und im Skills Park."),
        description: rich(
          "Täglich von 10 bis 20 Uhr, CHF 12 pro Person, Kinder bis 12 spielen für CHF 6. Gruppen ab zehn melden sich vorher.",
        ),
        button: button({ phone: "+41 52 000 00 09" }, "052 000 00 09"),
        secondaryButton: button({ email: "hallo@urban-golf.example" }, "Gruppe anmelden"),
      },
    },
  ],
};
