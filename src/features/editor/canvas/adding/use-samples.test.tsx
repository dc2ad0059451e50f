import { expect, it } from "vitest";
import { hookInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../../tests/support/render-block.tsx";
import { artworkFolder, commonFolder } from "~/features/media/folders.ts";
import { blockOf } from "~/kinds/registry.ts";
import { sampleOf } from "~/kinds/samples.ts";
import * as content from "./sample-content.ts";
import { useSamples } from "./use-samples.ts";

it("fills samples with pictures that came with the site, never with what people took in", () => {
  const id = (last: number) => `0190a7d6-0000-7000-8000-00000000000${last}`;
  const picture = { mediaType: "image", mimeType: "image/webp", publicUrl: "/media/x", widths: [640], alt: {} };
  const drawing = { mimeType: "image/svg+xml", original: "original.svg", width: 800, height: 600 };
  const size = { width: 640, height: 400, placeholder: null, focalPoint: null, videoSettings: null };
  const items = [
    { ...picture, ...size, id: id(1), bucketFolder: commonFolder },
    { ...picture, ...size, id: id(2), bucketFolder: artworkFolder },
    { ...picture, ...size, ...drawing, id: id(3), bucketFolder: artworkFolder },
    { ...picture, ...size, ...drawing, id: id(4), bucketFolder: artworkFolder, width: 380, height: 120 }, // a mark
    { ...picture, ...size, ...drawing, id: id(5), bucketFolder: artworkFolder, width: 958, height: 313 }, // as it is stored
  ];
  const known = {
    samples: { content, known: () => null },
    "media.list": { items, total: 2, pageSize: 40 },
    "page.list": [],
  };
  const state = { document: { groups: {} } } as never;
  const samples = hookInEditor(() => useSamples(true), { state, known, actions: { getState: () => state } as never });
  expect(samples?.pictures.map((each) => each.id)).toEqual([id(2), id(3)]);
});

/** The link of the button that a new section begins with, on a site with these pages; undefined while they are not known. */
function linkOfSample(pages: unknown[] | undefined): unknown {
  const known = {
    samples: { content, known: (kind: string) => sampleOf(kind, "optician") },
    "media.list": { items: [] },
    "page.list": pages,
  };
  const useLink = () => {
    const hero = blockOf("hero");
    const content = hero && useSamples(true)?.sectionOf(hero);
    return content && (content.fields?.["button"]?.options?.["link"] ?? null);
  };
  return hookInEditor(useLink, { state: { document: testDocument([]) }, known });
}

it("leads the button of a new section to the site's contact page, whatever its address, and before it is online", () => {
  const pages = [
    { id: "about", role: null, publishedNumber: 1, locales: { de: { slug: "~contact" } } },
    { id: "contact", role: "contact", publishedNumber: null, locales: { de: { slug: "kontakt" } } },
  ];
  expect(linkOfSample(pages)).toEqual({ type: "page", page: { id: "contact", collection: null } });
});

it("leads it nowhere on a site without one, and waits for the pages to be known", () => {
  expect(linkOfSample([{ id: "about", role: null }])).toBeNull();
  expect(linkOfSample(undefined)).toBeUndefined();
});

it.each([
  ["form", null],
  ["priceList", null],
  ["faq", "faqCard"],
])("a card that is added to a board of kind %s begins as %j", (kind, card) => {
  const known = {
    samples: { content, known: (each: string) => sampleOf(each, "plain") },
    "media.list": { items: [] },
    "page.list": [],
  };
  const board = blockOf(kind)!;
  const added = [0, 1, 5].map((index) =>
    hookInEditor(() => useSamples(true)?.cardOf(board, index)?.kind ?? null, {
      state: { document: testDocument([]) },
      known,
    }),
  );
  expect(added).toEqual([card, card, card]); // with no kind of answer and no price of another one
});
