import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { mediaGalleryBlock } from "./block.ts";

const media = ["one", "two", "three"].map((name) =>
  testMedia({ id: testId(name), publicUrl: `/media/${name}`, alt: { de: `Bild ${name}` } }),
);
const content = { images: { mediaIds: ["three", "one", "two"].map(testId) } };

describe("mediaGallery", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "mediaGallery" }, "editor");
    for (const name of Object.keys(mediaGalleryBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("shows the pictures in the order of the list", () => {
    const html = renderSection({ kind: "mediaGallery", content }, "visitor", media);
    expect([...html.matchAll(/alt="Bild (\w+)"/g)].map(([, name]) => name)).toEqual(["three", "one", "two"]);
  });

  it("leaves out what the library does not have any more, and is nothing for visitors without pictures", () => {
    const html = renderSection({ kind: "mediaGallery", content }, "visitor", media.slice(1));
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(renderSection({ kind: "mediaGallery" }, "visitor")).toBe("");
  });

  it.each([
    ["de", ["Gross ansehen: Bild three", "Bild 2 gross ansehen", "Gross ansehen: Bild two"]],
    ["fr", ["Agrandir\u00a0: Image three", "Agrandir l’image 2", "Agrandir\u00a0: Image two"]],
  ] as const)(
    "leads to the largest copy of each picture, and says which one in the page's language: %s",
    (locale, labels) => {
      const told = media.map((medium, at) => ({
        ...medium,
        alt: at === 0 ? {} : { ...medium.alt, fr: medium.alt.de?.replace("Bild", "Image") },
      }));
      const html = renderSection({ kind: "mediaGallery", content }, "visitor", told, {}, undefined, undefined, locale);
      expect(
        [...html.matchAll(/<a class="enlarges" href="([^"]+)" aria-label="([^"]+)"/g)].map(([, ...all]) => all),
      ).toEqual(["three", "one", "two"].map((name, at) => [`/media/${name}/1600.webp`, labels[at]]));
    },
  );
});
