import { describe, expect, it } from "vitest";
import { pageId, renderSection, testId, testMedia, type TestField } from "../../../../tests/support/render-block.tsx";

const de = (text: string): TestField => ({ texts: { de: text } });
const rich = (text: string): TestField => ({ texts: { de: text }, rich: true });
const picture: TestField = { mediaId: testId("medium") };
const media = [testMedia()];
const count = (html: string, part: RegExp) => html.match(new RegExp(part, "g"))?.length ?? 0;

describe("multiCta", () => {
  it("leaves out an invitation without words and picture", () => {
    const content = { title: de("Sehtest"), tertiaryTitle: de("Brille"), thirdImage: picture };
    const html = renderSection({ kind: "multiCta", content }, "visitor", media);
    expect([...html.matchAll(/<h(\d)[^>]*>([^<]+)/g)].map(([, level, text]) => `${level} ${text}`)).toEqual([
      "1 Sehtest",
      "2 Brille",
    ]);
    expect(count(html, /<img /)).toBe(1);
  });
});

describe("imageCollage", () => {
  it.each([1, 2, 3, 4, 5, 6])("draws a frame for each of %i pictures, and none for those that are missing", (many) => {
    const names = ["image", "secondImage", "thirdImage", "fourthImage", "fifthImage", "sixthImage"].slice(0, many);
    const content = Object.fromEntries(names.map((name) => [name, picture]));
    const html = renderSection({ kind: "imageCollage", content }, "visitor", media);
    expect(count(html, /class="collage__picture"><img /)).toBe(many);
    expect(count(html, /class="collage__picture"/)).toBe(many);
  });
});

describe("stepFeedBoard", () => {
  it("is an ordered list, in which each step says how long it takes", () => {
    const cards = ["Messen", "Wählen"].map((title) => ({
      kind: "stepFeedCard",
      content: { title: de(title), duration: de("1 Stunde") },
    }));
    const html = renderSection({ kind: "stepFeedBoard", cards }, "visitor");
    expect(html).toMatch(/<ol class="cards steps__cards"[^>]*><li.*Messen.*1 Stunde.*<li.*Wählen.*<\/ol>/);
  });
});

describe("productBoard and courses", () => {
  it("show what something costs beside its name", () => {
    const cards = [{ kind: "productCard", content: { title: de("Fassung"), cost: de("290") } }];
    const html = renderSection({ kind: "productBoard", cards }, "visitor");
    expect(html).toMatch(/card__offer"><h\d class="card__title"[^>]*>Fassung<\/h\d><p class="cost">CHF\u00a0290</);
  });

  it("draw a course as a row with its duration and cost", () => {
    const content = { title: de("Linsenkurs"), duration: de("2 Abende"), cost: de("80"), description: rich("Üben.") };
    const html = renderSection({ kind: "courses", cards: [{ kind: "serviceCard", content }] }, "visitor");
    expect(html).toMatch(/<ul class="cards courses__list"[^>]*><li.*Linsenkurs.*Üben.*card__facts"><p>2 Abende<\/p>/);
  });
});

describe("newsFeedCard", () => {
  it("shows visitors the first 200 characters, and editors the place of all", () => {
    const description = de(`${"Wort ".repeat(60)}Ende`);
    const board = { kind: "newsFeedBoard", cards: [{ kind: "newsFeedCard", content: { description } }] };
    const [, text = ""] = /card__description">([^<]+)/.exec(renderSection(board, "visitor")) ?? [];
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/^Wort .*Wort…$/);
    expect(renderSection(board, "editor")).toContain("Ende");
  });
});

describe("announcementBar and announcementBubble", () => {
  it.each(["announcementBar", "announcementBubble"])("%s says what closes it", (kind) => {
    const html = renderSection({ kind, content: { textBlock: rich("Heute ab 10 Uhr") } }, "visitor");
    expect(html).toMatch(
      /<vt-announcement [^>]*data-id="[^"]+".*Heute ab 10\u00a0Uhr.*aria-label="Hinweis schliessen"/,
    );
  });
});

describe("contentSliderBoard", () => {
  const slide = (title: string) => ({ kind: "contentSliderCard", content: { title: de(title) } });

  it("names its page, and has a dot for each slide and a way on", () => {
    const html = renderSection({ kind: "contentSliderBoard", cards: [slide("Eins"), slide("Zwei")] }, "visitor");
    expect(html).toContain(`data-page="${pageId}"`);
    expect([...html.matchAll(/href="#(slide-[^"]+)" aria-label="Folie (\d)"/g)].map(([, , number]) => number)).toEqual([
      "1",
      "2",
    ]);
    for (const [, id] of html.matchAll(/href="#(slide-[^"]+)"/g)) expect(html).toContain(`<article id="${id}"`);
    expect(html).toContain('aria-label="Nächste Folie"');
  });

  it("has neither where there is but one slide", () => {
    const html = renderSection({ kind: "contentSliderBoard", cards: [slide("Eins")] }, "visitor");
    expect(html).toContain("Eins");
    expect(html).not.toMatch(/slider__dots|slider__on/);
  });
});

describe("articles of a feed", () => {
  const address = "https://blog.example/feed.xml";
  const post = { id: "1", text: "Deux heures par jour.", href: null, isVideo: false, picture: null };
  const drawn = (language: string | null) =>
    renderSection({ kind: "newsFeedBoard", options: { source: "feed", feed: address } }, "visitor", [], {
      articles: {
        [address]: [
          { ...post, title: "La lumière", language, isPictureComing: false, postedAt: "2026-11-09T07:30:00Z" },
        ],
      },
    });

  it("are marked with the language that the feed says, where it is not the page's; their dates are the page's", () => {
    expect(drawn("fr-CH")).toContain('<h2 class="card__title" lang="fr-CH" style="--longest-word:7.5">La lumière</h2>');
    expect(drawn("fr-CH")).toContain('<p class="card__description" lang="fr-CH">');
    expect(drawn("fr-CH")).toContain('<p class="card__subtitle"><time');
    for (const language of ["de-CH", "de", null]) expect(drawn(language)).not.toContain("lang=");
  });
});

describe("long texts of cards", () => {
  const words = "Eine Stunde Zeit und ein klares Wort. ".repeat(8).trim();
  const link = { link: { type: "url", url: "https://example.org/" } };
  const drawn = (
    kind: string,
    excerpt: boolean,
    more: Record<string, TestField>,
    mode: "visitor" | "editor" = "visitor",
  ) => {
    const content = { description: { texts: { de: words }, rich: true }, ...more };
    const cards = [{ kind: kind.replace("Board", "Card"), content }];
    return renderSection({ kind, options: { excerpt }, cards }, mode, [testMedia()]);
  };
  const button = { button: { texts: { de: "Mehr" }, options: link } };

  it.each(["imageBoard", "serviceBoard", "productBoard"])(
    "are cut on a %s where that is wished and a link leads on",
    (kind) => {
      const cut = /<p class="card__description">Eine Stunde[^<]{100,200}…<\/p>/;
      expect(drawn(kind, true, button)).toMatch(cut);
      expect(drawn(kind, true, { image: { mediaId: testId("medium"), options: link } })).toMatch(cut);
      expect(drawn(kind, true, {})).toContain(words);
      expect(drawn(kind, false, button)).toContain(words);
      expect(drawn(kind, true, button, "editor"), "to be written in").toContain('data-field="description"');
    },
  );
});
