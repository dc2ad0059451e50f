import { describe, expect, it } from "vitest";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { searchIn, searchTextOf } from "./search.ts";

const texts = [
  { pageId: "1", title: "Kontaktlinsen", text: "Wir passen Linsen in Ruhe an." },
  { pageId: "2", title: "Über uns", text: `${"Wort ".repeat(80)}und zuletzt Kontaktlinsen und ein Café in der Nähe.` },
];

describe("the site's search", () => {
  it("finds pages that hold every word, those with it in the title first", () => {
    expect(searchIn(texts, "kontaktlinsen").map((hit) => hit.pageId)).toEqual(["1", "2"]);
    expect(searchIn(texts, "kontaktlinsen cafe").map((hit) => hit.pageId)).toEqual(["2"]);
    expect(searchIn(texts, "brille")).toEqual([]);
    expect(searchIn(texts, "   ")).toEqual([]);
  });

  it("reads a phone number, written once for all languages, in each of them", () => {
    const content = { title: { texts: { de: "Laden", fr: "Magasin" } }, phone: { texts: { de: "052 000 00 01" } } };
    const document = testDocument([{ kind: "contact", content }]);
    expect(searchTextOf(document, "fr", "de").text).toBe("Magasin 052 000 00 01");
  });

  it("leaves out what visitors do not see: cards of a hidden board or without one, hidden fields, what is put away", () => {
    const title = (text: string) => ({ title: { texts: { de: text } } });
    const [card, none] = [{ kind: "imageCard" }, { disallowedLocales: ["de" as const] }];
    const document = testDocument([
      { kind: "imageBoard", content: title("Tafel"), cards: [{ ...card, content: title("Karte") }] },
      { kind: "imageBoard", content: title("Zu"), ...none, cards: [{ ...card, content: title("Verdeckt") }] },
      { kind: "hero", content: title("Archiviert"), status: "archived" },
      { kind: "hero", content: { title: { texts: { de: "Ausgeblendet" }, visible: false } } },
      { kind: "imageCard", parentId: testId("gone"), content: title("Verwaist") },
      { kind: "vanished", content: title("Unbekannt") },
      { kind: "cta", content: title("Schluss") },
    ]);
    expect(searchTextOf(document, "de").text).toBe("Tafel Karte Schluss");
  });

  it("shows at most about 200 characters around the word", () => {
    const excerpt = searchIn(texts, "CAFÉ")[0]?.excerpt ?? "";
    expect(excerpt).toContain("Café");
    expect(excerpt.length).toBeLessThanOrEqual(204);
    expect(excerpt.startsWith("… ")).toBe(true);
  });
});
