import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { golfPages } from "../../prisma/seed/golf/site.ts";
import { opticianPages } from "../../prisma/seed/optician/site.ts";
import { documentOf } from "../../tests/support/gallery/document.ts";
import { everySectionData } from "../../tests/support/gallery/every-section.ts";
import { galleryBranches } from "../../tests/support/gallery/site.ts";
import { testContext, testDocument, testMedia, type TestGroup } from "../../tests/support/render-block.tsx";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { listings } from "~/features/blocks/data/listing-data.ts";
import { filledSections } from "~/features/page/domain/filled.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { PageSections } from "./page-sections.tsx";
import { blocks } from "./registry.ts";

const picture = testMedia();
const kinds = Object.values<BlockDefinition>(blocks).filter(({ category }) => category !== null);
const demoPages = [...opticianPages, ...golfPages].flatMap((page) =>
  Object.keys(page.locales).map((locale) => [page.key, locale as Locale, page] as const),
);

/** The headings of a page as visitors get it, in order: `h1 Willkommen`. */
function headings(document: PageDocument, locale: Locale = "de", data: Record<string, unknown> = {}): string[] {
  const found = html(document, locale, data).matchAll(/<(h[1-6])[^>]*>(.*?)<\/h[1-6]>/gs);
  return [...found].map(([, level, words]) => `${level} ${words}`);
}
function html(document: PageDocument, locale: Locale, data: Record<string, unknown>): string {
  const bare = testContext({ locale, areIslandsMarked: true });
  const context = { ...bare, data: { ...bare.data, ...data } };
  const { pagePath } = context;
  const media = { [picture.id]: picture };
  const resolved = resolvePage(document, { locale, defaultLocale: "de", media, pagePath, isMember: true });
  const sections = filledSections(resolved, context.data);
  return renderToStaticMarkup(<PageSections name="Die Seite" sections={sections} context={context} />);
}
const of = (...sections: TestGroup[]) => headings(testDocument(sections));
const main = (found: string[]) => found.filter((heading) => heading.startsWith("h1 "));
const titled = (kind: string, title: string): TestGroup => ({ kind, content: { title: { texts: { de: title } } } });

it("gives no two elements of a page the same id, where each kind stands there twice", async () => {
  const entry = (id: string) => ({
    ...{ id, title: { value: id, lang: null }, richTextDescription: null, workQuota: null, branch: null },
    ...{ staffMember: null, titleImage: [], validThrough: null, created: "2026-11-20T12:00:00Z", href: null },
  });
  const item = { ...entry("brille"), titleImage: null, itemType: "frame", listingKind: "offering", cost: null };
  const shops = galleryBranches.map((branch) => ({ ...branch, zip: "8400", town: "Winterthur", metres: null }));
  const business = { id: "shop", name: "Optik", letter: "O", logo: null, programs: [], branches: shops, meant: 0 };
  const asked = { q: "", program: [], open: false, letter: null, isNear: false, page: 1 };
  const found = { asked, total: 1, pages: 1, letters: ["O"], offered: [], businesses: [business], until: null };
  const data = {
    ...(await everySectionData()),
    jobs: [entry("eins"), entry("zwei")],
    items: [{ ...item, options: {} }],
    directory: found,
  };
  const twice = kinds.flatMap((block): TestGroup[] => {
    const cards =
      block.childKind && !(block.kind in { ...listings, businessSearch: 1 }) ? [titled(block.childKind, "Karte")] : [];
    return [1, 2].map(() => ({ ...titled(block.kind, block.kind), cards }));
  });
  const ids = [...html(testDocument(twice), "de", data).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => id?.startsWith("entry-"))).toHaveLength(3);
  expect(ids.filter((id) => id?.startsWith("tab-"))).toHaveLength(2 * shops.length);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe("the headings of a page", () => {
  it.each(demoPages)("lead from one h1 without a gap: %s in %s", (_key, locale, page) => {
    const found = headings(documentOf(page.key, page.sections), locale);
    expect(main(found)).toHaveLength(1);
    const levels = found.map((heading) => Number(heading[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => expect(level, found[at]).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));
  });

  it("are the page's name where it holds spacers only, and where it holds nothing", () => {
    expect(of({ kind: "spacer" }, { kind: "spacer" })).toEqual(["h1 Die Seite"]);
    expect(of()).toEqual(["h1 Die Seite"]);
  });

  it("begin with the page's name before sections without a title", () => {
    const text = { kind: "richTextBlock", content: { textBlock: { texts: { de: "Nur Text" }, rich: true } } };
    const image = { kind: "hero", content: { image: { mediaId: picture.id } } };
    expect(of(text, image)).toEqual(["h1 Die Seite"]);
    expect(of({ kind: "imageBoard", cards: [titled("imageCard", "Karte")] })).toEqual(["h1 Die Seite", "h2 Karte"]);
  });

  it("are led by the entry's own title where the page is about one of those that it lists", () => {
    const entry = (id: string, title: string) => ({
      ...{ id, title: { value: title, lang: null }, richTextDescription: null, workQuota: null, branch: null },
      ...{ staffMember: null, titleImage: [], validThrough: null, created: "2026-11-20T12:00:00Z", href: null },
    });
    const jobs = [entry("eins", "Lernende"), entry("zwei", "Leitung")];
    const page = testDocument([titled("cta", "Arbeiten bei uns"), { kind: "jobs" }]);
    const about = (id: string) => headings(page, "de", { jobs, namedEntry: { id, title: "Leitung" } });
    expect(about("zwei")).toEqual(["h2 Arbeiten bei uns", "h2 Lernende", "h1 Leitung"]);
    expect(about("anderswo")).toEqual(["h1 Arbeiten bei uns", "h2 Lernende", "h2 Leitung"]);
    const twice = testDocument([{ kind: "jobs" }, { kind: "jobs" }]);
    const inTwo = headings(twice, "de", { jobs, namedEntry: { id: "zwei", title: "Leitung" } });
    expect(main(inTwo), "a second list repeats it below").toEqual(["h1 Leitung"]);
  });

  it("name the page where its only title is one that visitors do not see", () => {
    const hidden = { kind: "cta", content: { title: { texts: { de: "Titel" }, visible: false } } };
    expect(of({ kind: "spacer" }, hidden)).toEqual(["h1 Die Seite"]);
    for (const kind of ["mapContainer", "poiManager", "mediaGallery"])
      expect(of(titled(kind, "Nichts zu sehen")), kind).toEqual(["h1 Die Seite"]);
    expect(of(titled("mapContainer", "Nichts zu sehen"), titled("cta", "Kommen Sie"))).toEqual(["h1 Kommen Sie"]);
  });

  it.each(kinds)("are exactly one h1 over a section of the kind $kind, with and without a title", (block) => {
    const named = ["title", "name"].find((name) => name in block.fields);
    const content = named ? { [named]: { texts: { de: "Titel" } } } : {};
    expect(main(of({ kind: block.kind, content }))).toHaveLength(1);
    expect(main(of({ kind: block.kind }))).toEqual(["h1 Die Seite"]);
    expect(main(of({ kind: block.kind, content }, titled("cta", "Zweite")))).toHaveLength(1);
  });
});
