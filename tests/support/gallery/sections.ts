import type { Trade } from "~/features/blocks/sample.ts";
import type { Json } from "~/lib/json.ts";
import { button, image, rich, text, type FieldContent, type SectionContent } from "../../../prisma/seed/content.ts";
import { sampleSection } from "./samples.ts";
import { galleryBranches } from "./site.ts";

export const people = ["regula", "thanh", "chiara", "jonas", "amina", "luca"];
const go = (label: string) => button({ page: "home" }, label);
const card = (
  picture: string,
  title: string,
  more: Record<string, FieldContent> = {},
  options = {},
): SectionContent => ({
  kind: "imageCard",
  options,
  fields: { image: image(picture), title: text(title), ...more },
});
const film = (mediaName: string): FieldContent => ({ type: "image", picture: mediaName });

export function kinds(
  p: Record<"wide" | "other" | "third" | "fourth" | "fifth", string>,
  team: string[],
): SectionContent[] {
  const line = "Wir nehmen uns Zeit, messen genau und erklären, was wir sehen. Erst dann reden wir über Fassungen.";
  const board = (gridLayout: string, options: Record<string, Json>, cards: SectionContent[]): SectionContent => ({
    kind: "imageBoard",
    options: { gridLayout, ...options },
    fields: { kicker: text(`Layout ${gridLayout}`), title: text("Fünf Orte, die wir mögen"), description: rich(line) },
    cards,
  });
  const cards = [p.other, p.third, p.fourth, p.fifth, p.wide].map((picture, index) =>
    card(picture, ["Am Kanal", "Hinter dem Bahnhof", "Im Hof", "Auf dem Dach", "Unter den Linden"][index] ?? "", {
      description: rich(line),
      ...(index % 2 === 0 ? { button: go("Mehr erfahren") } : {}),
    }),
  );
  return [
    {
      kind: "hero",
      options: { textPosition: "bottomLeft" },
      fields: {
        image: image(p.wide),
        kicker: text("Winterthur, seit 1987"),
        title: text("Eine Stadt, neu gesehen."),
        description: rich(line),
        button: go("Jetzt anfangen"),
        secondaryButton: go("Mehr erfahren"),
      },
    },
    {
      kind: "richTextBlock",
      fields: {
        kicker: text("Was uns wichtig ist"),
        title: text("Genau hinschauen braucht Ruhe"),
        textBlock: rich(
          `## Gutes Handwerk\n\n${line} Mehr dazu steht [auf dieser Seite](/de/weg) und in **unseren Grundsätzen**.\n\n- Eine Stunde für jede Messung\n- Werkstatt im Haus, von der Strasse aus zu sehen\n- Drei Jahre lang richten wir jede Brille gratis\n\n### Und danach?\n\n${line}`,
        ),
        button: go("Alle Leistungen"),
      },
    },
    {
      kind: "textOnImage",
      fields: {
        image: image(p.other),
        kicker: text("Auf dem Bild"),
        title: text("Text auf einer Fläche"),
        description: rich(line),
        button: go("Weiter"),
      },
    },
    {
      kind: "textOnImage",
      options: { color: "transparent", textPosition: "centerLeft" },
      fields: {
        image: image(p.third),
        title: text("Text direkt auf dem Bild"),
        description: rich(line),
        button: go("Weiter"),
      },
    },
    {
      kind: "textOnImage",
      options: { color: "primary", shiftedAlignment: "mediaAboveText" },
      fields: { image: image(p.fourth), title: text("Bild über Text"), description: rich(line), button: go("Weiter") },
    },
    board("grid", { columnLayout: "3", imageFormat: "portrait" }, cards.slice(0, 3)),
    board("carousel", { color: "background", columnLayout: "3" }, cards),
    board("split", {}, cards.slice(1, 3)),
    board(
      "masonry",
      { columnLayout: "4" },
      [...cards, ...cards.slice(0, 2)].map((c) =>
        card((c.fields?.["image"] as { picture: string }).picture, "Am Kanal"),
      ),
    ),
    {
      ...board(
        "avatar",
        { color: "secondary", columnLayout: "4", alignment: "center" },
        team.slice(0, 4).map((name) => card(name, name, { subtitle: text("Augenoptik") })),
      ),
    },
    { kind: "spacer", options: { line: true } },
    {
      kind: "videoPlayer",
      options: { size: "medium" },
      fields: {
        video: film("film"),
        title: text("Ein Film, erst nach dem Klick"),
        description: rich(line),
        poster: image(p.fifth),
      },
    },
    {
      kind: "cta",
      fields: {
        kicker: text("Bereit?"),
        title: text("Kommen Sie vorbei, der Kaffee ist heiss"),
        description: rich(line),
        button: go("Termin vereinbaren"),
        secondaryButton: go("Anrufen"),
      },
    },
    {
      kind: "cta",
      options: { color: "secondary", alignment: "center" },
      fields: { title: text("Eine Einladung in der Mitte"), button: go("Jetzt spielen") },
    },
    {
      kind: "contact",
      options: { color: "background" },
      fields: {
        image: image(p.other),
        kicker: text("Altstadt"),
        title: text("Gleich beim Brunnen"),
        name: text("Optik Lindengut"),
        street: text("Musterweg 12"),
        city: text("8400 Winterthur"),
        phone: text("052 000 00 01"),
        email: text("altstadt@optik-lindengut.example"),
        openingHours: rich("**Öffnungszeiten**\n\nDi bis Fr 9.00 bis 18.30\n\nSa 9.00 bis 16.00"),
        button: go("Route anzeigen"),
      },
    },
    {
      kind: "hero",
      options: { size: "small", alignment: "left" },
      fields: { kicker: text("Ohne Bild"), title: text("Eine Seite, die mit Worten beginnt"), description: rich(line) },
    },
    {
      kind: "hero",
      options: { size: "medium", textPosition: "centerRight", color: "background" },
      fields: {
        image: image(p.fourth),
        kicker: text("Mit Fläche"),
        title: text("Ein Einstieg mit Fläche"),
        description: rich(line),
        button: go("Weiter"),
      },
    },
  ];
}

/** The boards and plain kinds as they are added, and then in their other layouts. */
export function boards(pictures: string[]): SectionContent[] {
  const board = (kind: Parameters<typeof sampleSection>[0], options?: Record<string, Json>) =>
    sampleSection(kind, pictures, options);
  return [
    board("announcementBar"),
    board("multiCta"),
    board("serviceBoard", { color: "background" }),
    board("newsFeedBoard"),
    board("productBoard", { color: "secondary" }),
    board("stepFeedBoard"),
    board("courses", { color: "background" }),
    board("imageCollage"),
    board("contentSliderBoard"),
    board("announcementBubble"),
  ];
}

export function boardLayouts(pictures: string[]): SectionContent[] {
  const kinds = ["serviceBoard", "newsFeedBoard", "productBoard"] as const;
  const layouts = ["grid", "masonry", "split", "carousel", "avatar"];
  return [
    ...layouts.flatMap((gridLayout, at) =>
      kinds.map((kind) => {
        const columnLayout = String(3 + (at % 3));
        const section = sampleSection(kind, pictures, { gridLayout, columnLayout, imageFormat: "portrait" });
        return { ...section, cards: [...(section.cards ?? []), ...(section.cards ?? [])].slice(0, 5) };
      }),
    ),
    ...["left", "center", "right"].flatMap((alignment) => [
      sampleSection("multiCta", pictures, { alignment, verticalAlignment: "center", color: "primary" }),
      sampleSection("stepFeedBoard", pictures, { alignment, columnLayout: "4", color: "primary" }),
      sampleSection("imageCollage", pictures, { alignment, verticalAlignment: "top" }),
    ]),
    ...[1, 2, 4, 5, 6].map((count) => {
      const { fields: all = {}, ...section } = sampleSection("imageCollage", pictures);
      const words = Object.entries(all).filter(([, field]) => field.type !== "image");
      const names = ["image", "secondImage", "thirdImage", "fourthImage", "fifthImage", "sixthImage"].slice(0, count);
      const shown = names.map((name, at) => [name, image(pictures[at % pictures.length] ?? "")] as const);
      return { ...section, fields: Object.fromEntries([...words, ...shown]) };
    }),
  ];
}

/** Lists whose rows open, reviews, pictures of a feed, and articles. */
export function lists(pictures: string[], trade: Trade): SectionContent[] {
  const section = (kind: Parameters<typeof sampleSection>[0], options?: Record<string, Json>) =>
    sampleSection(kind, pictures, options, trade);
  return [
    section("jobs"),
    section("marketplace", { color: "background" }),
    section("businessSearch"),
    section("reviewSlider", { color: "secondary" }),
    section("instagramFeed"),
    section("mediaGallery", { color: "primary" }),
    section("goFeed"),
  ];
}

/** What small businesses need beyond the specified kinds. */
export function business(pictures: string[], trade: Trade): SectionContent[] {
  const section = (kind: Parameters<typeof sampleSection>[0], options?: Record<string, Json>) =>
    sampleSection(kind, pictures, options, trade);
  return [
    section("faq"),
    section("faq", { color: "primary", alignment: "right" }),
    section("faq", { color: "background", alignment: "center", textSize: "large" }),
    section("priceList"),
    section("priceList", { color: "secondary", twoColumns: true }),
    section("quote"),
    section("quote", { alignment: "left", color: "primary" }),
    section("quote", { alignment: "right", imageFormat: "portrait" }),
    section("numbers", { color: "background" }),
    section("numbers", { alignment: "center", textSize: "small", color: "primary" }),
    section("logos"),
    section("logos", { columnLayout: "3", color: "secondary", alignment: "center" }),
    section("openingHours"),
    ...["left", "center", "right"].map((alignment) =>
      section("openingHours", {
        alignment,
        color: "primary",
        locations: galleryBranches.slice(0, 1).map(({ id }) => id),
      }),
    ),
    section("beforeAfter"),
    section("beforeAfter", { size: "small", alignment: "center", color: "primary" }),
    ...["banner", "split", "strip"].flatMap((arrangement) =>
      ["left", "center", "right"].map((alignment) => {
        const { fields, ...cta } = section("cta", { arrangement, alignment });
        return { ...cta, fields: { ...fields, ...(arrangement !== "strip" && { image: image(pictures[3] ?? "") }) } };
      }),
    ),
    section("richTextBlock", { twoColumns: true, dropCap: true }),
    section("richTextBlock", { dropCap: true, color: "background" }),
    ...[3, 4, 5].map((count) => {
      const board = section("imageBoard", { arrangement: "bento" });
      return { ...board, cards: [...(board.cards ?? []), ...(board.cards ?? [])].slice(0, count) };
    }),
    section("imageBoard", { arrangement: "list" }),
  ];
}
