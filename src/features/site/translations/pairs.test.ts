import { describe, expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { openPairsOf } from "~/features/editor/translations/open-pairs-of.ts";
import { fitsPlace } from "./fits-place.ts";
import { pagePairs, picturePairs } from "./page-pairs.ts";
import { navigationPairs } from "./site-pairs.ts";
import { countsOf, progressOf } from "./text-pair.ts";

const languages = { source: "de", locale: "fr" } as const;
const says = (pairs: { source: string; text: string; state: string }[]) =>
  pairs.map(({ source, text, state }) => [source, text, state]);

const image = "55555555-5555-4555-8555-555555555555";
const page = {
  ...testDocument([
    {
      kind: "hero",
      content: {
        kicker: { texts: { de: "Neu" } },
        title: { texts: { de: "Blog", fr: "Blog" } },
        image: { mediaId: image },
      },
    },
  ]),
  locales: {
    de: { slug: "linsen", name: "Linsen", description: "Alles über Linsen" },
    fr: { slug: "linsen", name: "Lentilles", description: "" },
  },
};

describe("the texts of a page to translate", () => {
  it("are its name, address and description, then what stands on it; the same words count as translated", () =>
    expect(says(pagePairs(page, languages))).toEqual([
      ["Linsen", "Lentilles", "done"],
      ["linsen", "linsen", "done"],
      ["Alles über Linsen", "", "missing"],
      ["Neu", "", "missing"],
      ["Blog", "Blog", "done"],
    ]));

  it("may have lines where they are titles", () => {
    const fields = pagePairs(page, languages).flatMap(({ place }) => (place.type === "field" ? [place] : []));
    expect(fields.map(({ fieldName, hasLines = false }) => [fieldName, hasLines])).toEqual([
      ["kicker", false],
      ["title", true],
    ]);
  });

  it("are stale where the first language says something else than what they were made from", () => {
    const fr = { ...page.locales.fr, nameSource: "Kontaktlinsen", description: "Tout", descriptionSource: "Alles" };
    const { de } = page.locales;
    const [name, , description] = pagePairs({ ...page, locales: { de, fr } }, languages);
    expect(name).toMatchObject({ state: "stale", madeFrom: "Kontaktlinsen" });
    expect(description).toMatchObject({ state: "stale", madeFrom: "Alles" });
    expect(countsOf([name, description].flatMap((pair) => pair ?? []))).toEqual({
      missing: 0,
      stale: 2,
      total: 2,
      forService: 0,
    });
  });

  it("have a search title where the first language does; without a translation the page's name stands in its place", () => {
    const { de, fr } = page.locales;
    const titlePair = (own: object) =>
      pagePairs({ ...page, locales: { de: { ...de, searchTitle: "Linsen kaufen" }, fr: { ...fr, ...own } } }, languages)
        .filter(({ place }) => place.type === "pageSearchTitle")
        .map(({ text, state }) => [text, state]);
    expect(titlePair({})).toEqual([["", "done"]]);
    expect(titlePair({ searchTitle: "Acheter" })).toEqual([["Acheter", "done"]]);
    expect(titlePair({ searchTitle: "Acheter", searchTitleSource: "Linsen" })).toEqual([["Acheter", "stale"]]);
    expect(pagePairs(page, languages).map(({ key }) => key)).not.toContain("searchTitle");
  });

  it("say where a machine has written one and nobody has looked at it", () => {
    const translated = structuredClone(page);
    const [hero] = sectionsOf(translated);
    const title = hero?.fields["title"]?.texts.fr;
    if (title) title.origin = "machine";
    expect(pagePairs(translated, languages).filter(({ isMachine }) => isMachine)).toMatchObject([{ text: "Blog" }]);
    const pairs = pagePairs(translated, languages);
    expect(openPairsOf(pairs, "open").map(({ text }) => text)).toEqual(["", "", "Blog"]);
    const [done] = pairs.filter(({ state, isMachine }) => state === "done" && !isMachine);
    expect(openPairsOf(pairs, "open", done?.key)).toContain(done);
  });

  it("hold no address of a page of the product's own", () => {
    const locales = { ...page.locales, de: { ...page.locales.de, slug: "~home" } };
    const keys = pagePairs({ ...page, locales }, languages).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(["name", "description"]);
  });

  it("are none in a language that the page does not have", () =>
    expect(pagePairs({ ...page, disallowedLocales: ["fr"] }, languages)).toEqual([]));

  it("make up the progress, which counts what is done", () =>
    expect(progressOf([countsOf(pagePairs(page, languages))])).toEqual({ done: 3, total: 5 }));

  it("count what a service would translate: everything but addresses, which people choose", () => {
    const { de } = page.locales;
    const pairs = pagePairs({ ...page, locales: { de } }, languages);
    expect(countsOf(pairs)).toMatchObject({ missing: 4, forService: 3 });
  });

  it("say which of the page's own words a machine has written; such words are open until a person has seen them", () => {
    const fr = { ...page.locales.fr, machine: ["name" as const] };
    const [name] = pagePairs({ ...page, locales: { ...page.locales, fr } }, languages);
    expect(name).toMatchObject({ state: "done", isMachine: true });
    expect(openPairsOf(name ? [name] : [], "open")).toHaveLength(1);
  });

  it.each([
    ["missing in the other language", { de: "Ein Schaufenster" }, [["Ein Schaufenster", "", "missing"]]],
    ["in both languages", { de: "Laden", fr: "Magasin" }, [["Laden", "Magasin", "done"]]],
    ["translated from other words", { de: "Café", fr: "Magasin" }, [["Café", "Magasin", "stale"]]],
    ["empty on purpose, for decoration", { de: "" }, []],
    ["nowhere yet", {}, []],
  ])("count words of a picture that are %s", (_, alt, expected) => {
    const media = { [image]: { id: image, mediaType: "image", alt, altSources: { fr: "Laden" } } as MediaRef };
    expect(says(picturePairs(page, media, languages))).toEqual(expected);
    const film = { [image]: { ...media[image], mediaType: "video" } as MediaRef };
    expect(says(picturePairs(page, film, languages))).toEqual(expected);
    const [hero] = sectionsOf(page);
    expect(hero?.fields["image"]?.mediaId).toBe(image);
  });
});

describe("the texts of a site to translate", () => {
  const entry = { containerId: "c", parentId: null, pageId: "p", appearance: "default" as const, sortKey: "a0" };
  const site = {
    navigation: {
      containers: { c: { area: "header", label: { de: "Haupt" }, sortKey: "a0" } },
      entries: {
        later: { ...entry, label: { de: "Kontakt", fr: "Contact" }, disallowedLocales: [], sortKey: "a1" },
        first: { ...entry, label: { de: "Angebot" }, disallowedLocales: [] },
        unnamed: { ...entry, label: {}, disallowedLocales: [] },
        closed: { ...entry, label: { de: "Nur deutsch" }, disallowedLocales: ["fr"] },
      },
    },
  } as unknown as SiteDocument;

  it("are the words of its navigation, in order, where the entry shows", () =>
    expect(says(navigationPairs(site, languages))).toEqual([
      ["Haupt", "", "missing"],
      ["Angebot", "", "missing"],
      ["Kontakt", "Contact", "done"],
    ]));

  it("are stale where the first language says something else since", () => {
    const { navigation } = site;
    const { later } = navigation.entries;
    const entries = { later: { ...later, labelSources: { fr: "Adresse" } } } as unknown as typeof navigation.entries;
    expect(navigationPairs({ ...site, navigation: { ...navigation, entries } }, languages).at(-1)).toMatchObject({
      state: "stale",
      madeFrom: "Adresse",
    });
  });
});

it("a translation fits when it is as long as a person may write there", () => {
  const entry = { type: "entry", entryId: image } as const;
  expect(["", " ", "x".repeat(100), "x".repeat(101)].map((text) => fitsPlace(entry, text))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
