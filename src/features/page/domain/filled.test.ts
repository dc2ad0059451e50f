import { describe, expect, it } from "vitest";
import { testDocument, testId, testMedia, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { filledSections } from "./filled.ts";
import { resolvePage } from "./resolve.ts";

const media = { [testMedia().id]: testMedia() };
const settings = { locale: "de", defaultLocale: "de", media, pagePath: () => null } as const;
const branch = { id: testId("market"), name: "Neumarkt", street: "", city: "", phone: "", email: "", today: null };
const shown = (...sections: TestGroup[]) =>
  filledSections(resolvePage(testDocument(sections), settings), { branches: [branch] });
const kinds = (...sections: TestGroup[]) => shown(...sections).map(({ kind }) => kind);

describe("what visitors see of a page", () => {
  it("leaves out sections in which nothing was filled", () =>
    expect(kinds({ kind: "hero" }, { kind: "cta" }, { kind: "contact" }, { kind: "textOnImage" })).toEqual([]));

  it("keeps kinds that draw something of their own", () =>
    expect(kinds({ kind: "spacer" }, { kind: "gameSetup" })).toEqual(["spacer", "gameSetup"]));

  it("leaves out a section that lacks what it is about, its title included", () => {
    const content = { title: { texts: { de: "Die Runde" } } };
    const mapRoute = [
      [8.72, 47.49],
      [8.73, 47.5],
    ];
    expect(kinds({ kind: "mapContainer", content }, { kind: "mapContainer", options: { mapRoute } })).toEqual([
      "mapContainer",
    ]);
  });

  it.each(["testimonialsContainer", "servicesContainer", "teamContainer"])("leaves out %s without items", (kind) => {
    const content = { title: { texts: { de: "Was andere sagen" } } };
    const link = { type: "url", url: "https://example.org/" };
    const button = { button: { texts: { de: "Alle ansehen" }, options: { link } } };
    expect(kinds({ kind, content }, { kind, content: { ...content, ...button } })).toEqual([kind]);
  });

  it("keeps a contact that shows a branch alone, and leaves out one whose branches are gone", () => {
    const contact = (...locations: string[]) => ({ kind: "contact", options: { locations } });
    expect(shown(contact(testId("closed")), contact(branch.id), contact())).toMatchObject([
      { kind: "contact", options: { locations: [branch.id] } },
    ]);
  });

  it("keeps a booking of which only the address is known, and a contact with nothing but the button to it", () => {
    const options = { booking: { type: "appointment", url: "https://termin.example/" } };
    const named = { button: { texts: { de: "Buchen" } } };
    expect(kinds({ kind: "bookingContainer", options }, { kind: "contact", options, content: named })).toEqual([
      "bookingContainer",
      "contact",
    ]);
    const hidden = { button: { visible: false } };
    const nowhere = { booking: { type: "appointment", url: "javascript:alert(1)" } };
    expect(
      kinds(
        { kind: "bookingContainer", options, content: hidden },
        { kind: "bookingContainer", options: nowhere },
        { kind: "contact", options },
      ),
    ).toEqual([]);
  });

  it("keeps a feed that has posts, and nothing else", () => {
    const address = "https://news.example/feed";
    const post = { id: "1", title: "Neu", text: "", language: null, href: null, isVideo: false, picture: testMedia() };
    const sections = resolvePage(
      testDocument([
        { kind: "newsFeedBoard", options: { source: "feed", feed: address } },
        { kind: "instagramFeed", options: { source: "feed" } },
      ]),
      settings,
    );
    const feeds = { articles: { [address]: [post] }, photos: [post] };
    expect(filledSections(sections, feeds).map(({ kind }) => kind)).toEqual(["newsFeedBoard", "instagramFeed"]);
    expect(filledSections(sections, {})).toEqual([]);
  });

  it("keeps a directory while it is asked, with a title or without, also where nothing is found", () => {
    const content = { title: { texts: { de: "Unsere Geschäfte" } } };
    const document = testDocument([{ kind: "businessSearch" }, { kind: "businessSearch", content }]);
    const sections = resolvePage(document, { ...settings, isMember: true });
    const seen = (total: number, question: object) => {
      const asked = { q: "", program: [], open: false, letter: null, isNear: false, page: 1, ...question };
      return filledSections(sections, { directory: { asked, total } }).length;
    };
    const questions = [{ q: "xqzw" }, { program: ["frequentlens"] }, { open: true }, { letter: "X" }, { page: 9 }];
    expect(questions.map((question) => seen(0, question))).toEqual([2, 2, 2, 2, 2]);
    expect([seen(1, {}), seen(0, {})], "with businesses, and where the site has none").toEqual([2, 1]);
  });

  it("keeps a section with a text, or with a picture alone", () => {
    const picture = { kind: "hero", content: { image: { mediaId: testMedia().id } } };
    expect(kinds(picture, { kind: "cta", content: { title: { texts: { de: "Hallo" } } } })).toEqual(["hero", "cta"]);
  });

  it("leaves out a section whose only button leads nowhere, or whose only text is hidden", () => {
    const button = { kind: "cta", content: { button: { texts: { de: "Mehr" } } } };
    const hidden = { kind: "cta", content: { title: { texts: { de: "Hallo" }, visible: false } } };
    expect(kinds(button, hidden)).toEqual([]);
  });

  it("leaves out empty cards, and a board of nothing but such", () => {
    const full = { kind: "imageCard", content: { title: { texts: { de: "Anna" } } } };
    const [board, ...others] = shown(
      { kind: "imageBoard", cards: [{ kind: "imageCard" }, full] },
      { kind: "imageBoard", cards: [{ kind: "imageCard" }, { kind: "imageCard" }] },
    );
    expect(board?.children).toHaveLength(1);
    expect(others).toEqual([]);
  });
});
