import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { blockOf } from "~/kinds/registry.ts";
import { sampleOf } from "~/kinds/samples.ts";
import { useSamples } from "./use-samples.ts";

/** The link of the button that a new section begins with, on a site with these pages; undefined while they are not known. */
function linkOfSample(pages: unknown[] | undefined): unknown {
  const known = { samples: sampleOf, "media.list": { items: [] }, "page.list": pages };
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
