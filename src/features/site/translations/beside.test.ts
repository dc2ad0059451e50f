import { expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { besideLanguage, groupsBesideLanguage, type PairReader } from "./beside.ts";
import { pagePairs } from "./page-pairs.ts";

const page = {
  ...testDocument([
    {
      kind: "hero",
      content: {
        kicker: { texts: { de: "Neu", fr: "Nouveau" } },
        title: { texts: { de: "Laden" } },
        button: { texts: { fr: "Réserver" } },
      },
    },
  ]),
  locales: {
    de: { slug: "linsen", name: "Linsen", description: "Kurz" },
    fr: { slug: "lentilles", name: "Lentilles", description: "" },
    it: { slug: "lenti", name: "Lenti", nameSource: "Brillen", description: "" },
  },
};
const read: PairReader = (languages) => pagePairs(page, languages);
const shown = (beside: "fr" | "it") =>
  besideLanguage(read({ source: "de", locale: "it" }), { beside, locale: "it", read }).map((pair) => [
    pair.source,
    pair.beside && `${pair.beside.locale}: ${pair.beside.text}`,
    pair.text,
    pair.state,
  ]);

it("shows what a third language says wherever that has words, and after the others what only that has", () =>
  expect(shown("fr")).toEqual([
    ["Linsen", "fr: Lentilles", "Lenti", "stale"],
    ["linsen", "fr: lentilles", "lenti", "done"],
    ["Kurz", undefined, "", "missing"],
    ["Neu", "fr: Nouveau", "", "missing"],
    ["Laden", undefined, "", "missing"],
    ["", "fr: Réserver", "", "missing"],
  ]));

it("shows a language beside the first one as before", () =>
  expect(shown("it").map(([, beside]) => beside)).toEqual(Array.from({ length: 5 })));

it("never calls stale what the first language does not have", () => {
  const document = { ...page, locales: { ...page.locales, de: { slug: "linsen", name: "", description: "" } } };
  const readIt: PairReader = (languages) => pagePairs(document, languages);
  const pairs = besideLanguage(readIt({ source: "de", locale: "it" }), { beside: "fr", locale: "it", read: readIt });
  expect(pairs.find(({ key }) => key === "name")).toMatchObject({ source: "", state: "done" });
  expect(pairs.find(({ key }) => key === "name")).not.toHaveProperty("madeFrom");
});

it("leaves groups that nothing reads as they are", () => {
  const groups = [{ name: "navigation" as const, pairs: read({ source: "de", locale: "it" }) }];
  expect(groupsBesideLanguage(groups, { beside: "fr", locale: "it", readers: {} })).toEqual(groups);
});
