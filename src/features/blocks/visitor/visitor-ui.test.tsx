import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import {
  renderSection,
  testContext,
  testDocument,
  testId,
  testMedia,
} from "../../../../tests/support/render-block.tsx";
import { focalPosition, Picture, pictureStyle } from "../pictures/picture.tsx";
import type { ResolvedImage, ResolvedVideo } from "../resolved.ts";
import { visitorUi } from "./visitor-ui.tsx";
import { resolvePage } from "~/features/page/domain/resolve.ts";

const media = testMedia();
const picture = { mediaId: media.id };

describe("a visitor's picture", () => {
  const html = renderSection({ kind: "hero", content: { image: picture } }, "visitor", [media]);

  it("lets the browser choose among the stored widths", () =>
    expect(html).toContain('srcSet="/media/one/480.webp 480w, /media/one/960.webp 960w, /media/one/1600.webp 1600w"'));
  it("reserves its room and says what it shows", () => {
    expect(html).toContain('width="1600" height="1200"');
    expect(html).toContain('alt="Ein Laden"');
  });
  it("comes first on the first section and lazily elsewhere", () => {
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
    expect(renderSection({ kind: "imageCard", content: { image: picture } }, "visitor", [media])).toContain(
      'loading="lazy"',
    );
  });
  it("shows a tiny copy meanwhile", () => expect(html).toContain("data:image/webp;base64,AAAA"));
  it.each([
    'data:image/webp;base64,AA");background-image:url("//evil.example/x',
    "data:image/svg+xml,<svg/>",
    "//evil.example",
  ])("shows none that could be more than a picture: %s", (placeholder) => {
    const style = pictureStyle({ media: { ...media, placeholder }, objectFit: "cover" });
    expect(style).toEqual({ objectPosition: "10% 10%", backgroundImage: undefined });
  });
});

describe("focalPosition", () => {
  it("is 0.1/0.1 without a saved point", () => expect(focalPosition(null)).toBe("10% 10%"));
  it("follows the saved point", () => expect(focalPosition({ x: 0.25, y: 0.755 })).toBe("25% 75.5%"));
  it("takes the middle for a number that is missing", () =>
    expect(focalPosition({ x: Number.NaN, y: 2 })).toBe("50% 100%"));
});

describe("a visitor's film", () => {
  const film = (videoSettings: Record<string, string>) =>
    testMedia({ id: testId("film"), mediaType: "video", mimeType: "video/mp4", videoSettings });
  const draw = (settings: Record<string, string>) =>
    renderSection({ kind: "videoPlayer", content: { video: { mediaId: testId("film") } } }, "visitor", [
      film(settings),
    ]);

  it("fetches nothing foreign before the click", () => {
    const html = draw({ source: "youtube", videoId: "dQw4w9WgXcQ" });
    expect(html).not.toContain("<iframe");
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="/media/one/960.webp"']);
  });
  it("has a picture as wide as its place", () =>
    expect(draw({ source: "youtube", videoId: "dQw4w9WgXcQ" })).toMatch(
      /<img class="image video__poster"[^>]*srcSet="[^"]*480w[^"]*"[^>]*sizes="[^"]*100vw"/,
    ));
  it("keeps the place of one that is being prepared, and says so; one that failed is nothing", () => {
    const html = draw({ source: "own", status: "preparing" });
    expect(html).toContain("Das Video wird gerade vorbereitet.");
    expect(html).not.toContain("original.mp4");
    expect(draw({ source: "own", status: "failed" })).not.toMatch(/vorbereitet|original\.mp4/);
  });
  it.each([
    ["own", { source: "own", status: "ready" }],
    ["foreign", { source: "youtube", videoId: "dQw4w9WgXcQ" }],
  ])("is named in its words, or in those of the first language, which is told: an %s one", (_, settings) => {
    const context = testContext({ locale: "fr", t: translatorOfParts(viewTextsOf("fr")) });
    const drawn = (alt: Record<string, string>) => {
      const id = testId("film");
      const [group] = resolvePage(testDocument([{ kind: "videoPlayer", content: { video: { mediaId: id } } }]), {
        ...{ locale: "fr", defaultLocale: "de", mode: "live", isMember: true, pagePath: () => null },
        media: { [id]: { ...film(settings), alt } },
      });
      const { Video } = visitorUi(context, () => undefined);
      return renderToStaticMarkup(<Video of={group?.fields["video"] as ResolvedVideo} />);
    };
    expect(drawn({ de: "Ein Rundgang" })).toMatch(/Ein Rundgang(\. [^"]+)?" lang="de"/);
    const [own, none] = [drawn({ de: "Ein Rundgang", fr: "Une visite" }), drawn({})];
    expect(own).toContain("Une visite");
    expect(none).toMatch(/Vidéo[".]/);
    expect(own + none).not.toContain("lang=");
  });
  it("plays an own file with the browser's controls, over a picture as wide as its place", () => {
    const html = draw({ source: "own", status: "ready" });
    expect(html, "nothing of its own that hides the picture").toMatch(/<video controls[^>]* poster="data:/);
    expect(html).toMatch(/<img class="image video__poster"[^>]*srcSet="[^"]*480w[^"]*"[^>]*\/><video controls/);
    expect(html).toContain('<source src="/media/one/original.mp4" type="video/mp4"/>');
    expect(html).toContain('preload="none"');
  });
  it("leaves an own file without a picture to the browser's own ground", () => {
    const content = { video: { mediaId: testId("film") } };
    const bare = { ...film({ source: "own", status: "ready" }), widths: [] };
    const html = renderSection({ kind: "videoPlayer", content }, "visitor", [bare]);
    expect(html).toContain("<video controls");
    expect(html).not.toContain("poster=");
  });
});

describe.each(["hero", "textOnImage"])("a film behind the text of %s", (kind) => {
  const film = (more: object) =>
    testMedia({ id: testId("film"), publicUrl: "/media/film", mediaType: "video", mimeType: "video/mp4", ...more });
  const own = film({ videoSettings: { source: "own", status: "ready" } });
  const youtube = film({ videoSettings: { source: "youtube", videoId: "dQw4w9WgXcQ" } });
  const draw = (content: Record<string, { mediaId: string }>, known = [media]) =>
    renderSection({ kind, options: { media: "video" }, content }, "visitor", known);
  const video = { mediaId: testId("film") };

  it("plays when it is an own file", () => {
    const html = draw({ image: picture, video }, [media, own]);
    expect(html).toContain("/media/film/original.mp4");
    expect(html).not.toContain("poster=");
    expect(html).toMatch(/<img class="image video__poster" src="\/media\/one\/960.webp" srcSet="[^"]*480w/);
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
  });
  it("leaves its place to the poster when it is one of YouTube", () => {
    const html = draw({ image: picture, video }, [media, youtube]);
    expect(html).toContain('src="/media/one/960.webp"');
    expect(html).not.toMatch(/<video|<iframe|youtube/);
  });
  it("leaves its place to its own picture without a poster", () =>
    expect(draw({ video }, [youtube])).toContain('src="/media/film/960.webp"'));
  it("leaves its place to the poster when it is not there", () =>
    expect(draw({ image: picture })).toContain('src="/media/one/960.webp"'));
  it("draws nothing without poster and film", () => expect(draw({})).not.toMatch(/<(img|video)/));
});

describe("an empty page", () => {
  it("draws no text, picture or button", () => {
    const html = renderSection({ kind: "cta" }, "visitor");
    expect(html).not.toMatch(/<(h1|h2|p|img|a|button)[ >]/);
  });
});

describe("a borrowed text", () => {
  it("says its language", () => {
    const document = testDocument([{ kind: "cta", content: { title: { texts: { de: "Hallo" } } } }]);
    const [group] = resolvePage(document, { locale: "fr", defaultLocale: "de", media: {}, pagePath: () => null });
    expect(group?.fields["title"]).toMatchObject({ text: "Hallo", lang: "de" });
  });

  it.each([
    ["de", 'alt="Ein Laden" decoding'],
    ["fr", 'alt="Ein Laden" lang="de"'],
  ] as const)("does so in a picture: on a page in %s", (locale, shown) => {
    const document = testDocument([{ kind: "hero", content: { image: picture } }]);
    const settings = { defaultLocale: "de", media: { [media.id]: media }, pagePath: () => null } as const;
    const [group] = resolvePage(document, { ...settings, locale });
    const image = group?.fields["image"] as ResolvedImage;
    expect(renderToStaticMarkup(<Picture of={image} sizes="50vw" priority={false} />)).toContain(shown);
  });
});
