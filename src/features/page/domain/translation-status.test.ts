import { describe, expect, it } from "vitest";
import { testDocument, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { sectionsOf } from "./groups.ts";
import type { PageStep } from "../commands/registry.ts";
import { runCommand } from "../commands/run.ts";
import { asStep } from "~/features/document/commands.ts";
import type { PageDocument } from "../schema.ts";
import { fieldsToTranslate, missingTexts, translationStatus, untranslated } from "./translation-status.ts";

const missing = (...sections: TestGroup[]) => translationStatus(testDocument(sections), ["de", "fr", "it"]);

describe("translation status", () => {
  it("names the missing texts from top to bottom, the page's own name first", () => {
    const document = testDocument([
      { kind: "hero", content: { title: { texts: { de: "Hallo" } }, kicker: { texts: { de: "Neu" } } } },
      { kind: "hero", content: { title: { texts: { de: "Blog", fr: "Blog" } } } },
      { kind: "hero", content: { title: { texts: { de: "Ende" } } } },
    ]);
    const [first, , third] = sectionsOf(document).map(({ id }) => id);
    const called = (name: string) => ({ slug: "x", name, description: "" });
    const named = { ...document, locales: { de: called("Blog"), fr: called("") } };
    const places = missingTexts(named, "de", "fr");
    expect(places[0]).toBe("pageName");
    expect(places.slice(1)).toEqual([
      { groupId: first, fieldName: "kicker" },
      { groupId: first, fieldName: "title" },
      { groupId: third, fieldName: "title" },
    ]);
  });
  it("counts a text of the default language that another one lacks", () =>
    expect(missing({ kind: "hero", content: { title: { texts: { de: "Hallo", it: "Ciao" } } } })).toEqual({
      fr: 1,
      it: 0,
    }));
  it("never misses a phone number or a mail address, which are written once for all languages", () =>
    expect(
      missing({
        kind: "contact",
        content: { phone: { texts: { de: "052 000 00 01" } }, email: { texts: { de: "a@b.example" } } },
      }),
    ).toEqual({ fr: 0, it: 0 }));
  it("never misses what no view shows: fields and kinds that this version does not know", () =>
    expect(
      missing(
        { kind: "hero", content: { constructor: { texts: { de: "Hallo" } } } },
        { kind: "carousel9000", content: { title: { texts: { de: "Hallo" } } } },
      ),
    ).toEqual({ fr: 0, it: 0 }));
  it("never misses what visitors see in no language: a hidden section with its cards, and a hidden card", () => {
    const content = { title: { texts: { de: "Karte" } } };
    const cards = (isHidden?: true): TestGroup[] => [{ kind: "imageCard", content, ...(isHidden && { isHidden }) }];
    expect(missing({ kind: "imageBoard", cards: cards() })).toEqual({ fr: 1, it: 1 });
    expect(missing({ kind: "imageBoard", isHidden: true, cards: cards() })).toEqual({ fr: 0, it: 0 });
    expect(missing({ kind: "imageBoard", cards: cards(true) })).toEqual({ fr: 0, it: 0 });
  });
  it("stands in the way of a publish where texts are missing, but not in languages that may be incomplete", () => {
    expect(untranslated({ fr: 2, it: 0, en: 1 }, [])).toEqual({ fr: 2, en: 1 });
    expect(untranslated({ fr: 2, it: 0, en: 1 }, ["fr"])).toEqual({ en: 1 });
  });
});

describe("a translation whose source was changed", () => {
  const begun = testDocument([{ kind: "hero", content: {} }]);
  const place = { groupId: sectionsOf(begun)[0]?.id ?? "", fieldName: "title" };
  const type = (locale: "de" | "fr", text: string): PageStep => ({
    command: "field.text",
    input: { ...place, locale, text },
  });
  const stillRight: PageStep = { command: "field.translated", input: { ...place, locale: "fr" } };
  const typed = [type("de", "Brillen"), type("fr", "Lunettes")];
  const stateAfter = (...steps: PageStep[]) => fieldsToTranslate(play(begun, steps), "de", "fr")[0]?.state;

  it("is stale until it is written anew", () => {
    expect(stateAfter(...typed)).toBe("done");
    expect(stateAfter(...typed, type("de", "Brillen und Linsen"))).toBe("stale");
    expect(stateAfter(...typed, type("de", "Brillen und Linsen"), type("fr", "Lunettes et lentilles"))).toBe("done");
  });
  it("is not stale once the source is what it was", () =>
    expect(stateAfter(...typed, type("de", "Linsen"), type("de", "Brillen"))).toBe("done"));
  it("is not stale where only the lines of its source break elsewhere", () => {
    expect(stateAfter(type("de", "Sehen und hören"), type("fr", "Voir"), type("de", "Sehen\nund hören"))).toBe("done");
    expect(stateAfter(type("de", "Sehen\nund hören"), type("fr", "Voir"), type("de", "Sehen, hören"))).toBe("stale");
  });
  it("is not stale once somebody has said that it is still right", () =>
    expect(stateAfter(...typed, type("de", "Die Brillen"), stillRight)).toBe("done"));
  it("is done where it says the same as the source on purpose", () =>
    expect(stateAfter(type("de", "Blog"), type("fr", "Blog"))).toBe("done"));
  it("is unknown, and therefore not stale, where the source came later", () =>
    expect(stateAfter(type("fr", "Lunettes"), type("de", "Brillen"))).toBe("done"));
});

function play(document: PageDocument, steps: readonly PageStep[]): PageDocument {
  return steps.reduce((before, step) => {
    const operation = { opId: crypto.randomUUID(), ...asStep(step) };
    const result = runCommand(before, operation, { locales: ["de", "fr", "it"], patchesOf: () => undefined });
    if (!result.ok) throw new Error(result.refusal);
    return result.document;
  }, document);
}
