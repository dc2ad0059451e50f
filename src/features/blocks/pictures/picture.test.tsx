import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { testId, testMedia } from "../../../../tests/support/render-block.tsx";
import { documentAddress } from "../parts/document-address.ts";
import { Picture, pictureOf, pictureUrl } from "./picture.tsx";

const address = { groupId: testId("group"), fieldId: testId("field"), fieldName: "image", visible: true };
const html = (media: ReturnType<typeof testMedia>) =>
  renderToStaticMarkup(<Picture of={pictureOf(address, { media, alt: "Ein Laden" })} sizes="50vw" priority={false} />);

describe("Picture", () => {
  it("lets the browser choose among the copies", () => {
    expect(html(testMedia({ original: "original.jpg", mimeType: "image/jpeg" }))).toContain(
      'src="/media/one/960.webp" srcSet="/media/one/480.webp 480w, /media/one/960.webp 960w, /media/one/1600.webp 1600w" sizes="(max-width: 47.99rem) and (min-resolution: 2.5dppx) calc(0.6 * 50vw), 50vw"',
    );
  });

  it.each([
    ["a drawing as it is, whatever copies there are", { mimeType: "image/svg+xml", original: "original.svg" }],
    ["the original while its copies are being made", { mimeType: "image/gif", original: "original.gif", widths: [] }],
  ])("shows %s", (_what, more) => {
    const shown = html(testMedia(more));
    expect(shown).toContain(`src="/media/one/${more.original}"`);
    expect(shown).not.toMatch(/srcset|sizes/i);
  });

  it("shows the one that a page begins with as soon as it has come, and lets the others wait", () => {
    const shown = (priority: boolean) =>
      renderToStaticMarkup(
        <Picture
          of={pictureOf(address, { media: testMedia({}), alt: "Ein Laden" })}
          sizes="50vw"
          priority={priority}
        />,
      );
    expect(shown(true)).toContain('decoding="sync" loading="eager" fetchPriority="high"');
    expect(shown(false)).toContain('decoding="async" loading="lazy"');
  });

  it("offers its copies in AVIF where there are any, and announces a page's first picture in that format alone", () => {
    const shown = (priority: boolean, more: Partial<ReturnType<typeof testMedia>> = {}) => {
      const of = pictureOf(address, { media: testMedia({ hasAvif: true, ...more }), alt: "Ein Laden" });
      const picture = <Picture of={of} sizes="50vw" priority={priority} />;
      return renderToStaticMarkup(
        <html lang="de">
          <head />
          <body>{picture}</body>
        </html>,
      );
    };
    const set = "/media/one/480.avif 480w, /media/one/960.avif 960w, /media/one/1600.avif 1600w";
    expect(shown(false)).toMatch(
      new RegExp(`<body><picture><source type="image/avif" srcSet="${set}" sizes="[^"]+50vw"/><img [^>]*960.webp`),
    );
    const [head = "", body = ""] = shown(true).split("<body>");
    expect(head.match(/<link/g)).toHaveLength(1);
    expect(head).toMatch(
      new RegExp(`as="image" type="image/avif" href="/media/one/960.avif" imageSrcSet="${set}" imageSizes="[^"]+"`),
    );
    expect(body).not.toContain("<link");
    expect(shown(false)).not.toContain("<link");
    expect(shown(false, { mimeType: "image/svg+xml", original: "original.svg" })).not.toContain("avif");
  });

  it("shows the copies of a drawing whose original was never kept", () => {
    expect(pictureUrl(testMedia({ mimeType: "image/svg+xml" }), 480)).toBe("/media/one/480.webp");
  });

  it("shows nothing where there is nothing to show", () => {
    expect(html(testMedia({ widths: [] }))).toBe("");
    expect(html(testMedia({ mediaType: "video", original: "original.mp4", widths: [] }))).toBe("");
  });
});

describe("the address of a medium", () => {
  it("is a path of the site, as it was stored", () =>
    expect(mediaRefSchema.parse(testMedia()).publicUrl).toBe("/media/one"));

  it.each([
    "javascript:alert(1)//",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "",
  ])("leads nowhere else, whatever a table or a snapshot holds: %j", (publicUrl) => {
    const hostile = { ...testMedia(), publicUrl, original: "x" };
    const picture = mediaRefSchema.parse(hostile);
    expect(picture.publicUrl).toBe("/media/unknown");
    expect(pictureUrl(picture, Infinity)).toBe("/media/unknown/1600.webp");
    expect(documentAddress(mediaRefSchema.parse({ ...hostile, mediaType: "document" }))).toBe("/media/unknown/x");
  });
});
