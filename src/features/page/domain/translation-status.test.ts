import { describe, expect, it } from "vitest";
import { testDocument, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { translationStatus } from "./translation-status.ts";

const missing = (...sections: TestGroup[]) => translationStatus(testDocument(sections), ["de", "fr", "it"]);

describe("translation status", () => {
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
