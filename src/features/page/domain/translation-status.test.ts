import { describe, expect, it } from "vitest";
import { testDocument, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { sectionsOf } from "./groups.ts";
import { missingTexts, translationStatus } from "./translation-status.ts";

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
});
