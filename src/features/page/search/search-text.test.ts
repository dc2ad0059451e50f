import { expect, it } from "vitest";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { searchTextOf } from "./search-text.ts";

const title = (text: string) => ({ title: { texts: { de: text } } });

it("reads a phone number, written once for all languages, in each of them", () => {
  const content = { title: { texts: { de: "Laden", fr: "Magasin" } }, phone: { texts: { de: "052 000 00 01" } } };
  const document = testDocument([{ kind: "contact", content }]);
  const read = searchTextOf(document, "fr", { defaultLocale: "de" });
  expect(read).toMatchObject({ headings: "Magasin", text: "Magasin 052 000 00 01" });
});

it("leaves out what visitors do not see: cards of a hidden board or without one, hidden fields, what is put away", () => {
  const [card, none] = [{ kind: "imageCard" }, { disallowedLocales: ["de" as const] }];
  const document = testDocument([
    { kind: "imageBoard", content: title("Tafel"), cards: [{ ...card, content: title("Karte") }] },
    { kind: "imageBoard", content: title("Zu"), ...none, cards: [{ ...card, content: title("Verdeckt") }] },
    { kind: "imageBoard", content: title("Weg"), isHidden: true, cards: [{ ...card, content: title("Mit weg") }] },
    { kind: "imageBoard", cards: [{ ...card, content: title("Ohne"), isHidden: true }] },
    { kind: "hero", content: title("Archiviert"), status: "archived" },
    { kind: "hero", content: { title: { texts: { de: "Ausgeblendet" }, visible: false } } },
    { kind: "imageCard", parentId: testId("gone"), content: title("Verwaist") },
    { kind: "vanished", content: title("Unbekannt") },
    { kind: "cta", content: title("Schluss") },
  ]);
  expect(searchTextOf(document, "de").text).toBe("Tafel Karte Schluss");
});

it("leaves out groups that lie in an archive, and the cards below them", () => {
  const cards = [{ kind: "imageCard", content: title("Karte") }];
  const document = testDocument([
    { kind: "imageBoard", content: title("Tafel"), cards },
    { kind: "cta", content: title("Schluss") },
  ]);
  const board = Object.values(document.groups).find(({ kind }) => kind === "imageBoard");
  expect(searchTextOf(document, "de", { archived: new Set([board?.id ?? ""]) }).text).toBe("Schluss");
});

it("reads words over the places at which they may be divided", () => {
  const document = testDocument([{ kind: "cta", content: title("Kontakt\u00adlinsen und\n Brillen") }]);
  expect(searchTextOf(document, "de").text).toBe("Kontaktlinsen und Brillen");
});
