import { expect, it } from "vitest";
import type { MediaRef } from "~/features/media/schema.ts";
import { testDocument, testId, testMedia, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { searchTextOf } from "./search-text.ts";

const published = (sections: TestGroup[], ...media: MediaRef[]) => ({
  document: testDocument(sections),
  media: Object.fromEntries(media.map((medium) => [medium.id, medium])),
});
const title = (text: string) => ({ title: { texts: { de: text } } });

it("reads a phone number, written once for all languages, in each of them", () => {
  const content = { title: { texts: { de: "Laden", fr: "Magasin" } }, phone: { texts: { de: "052 000 00 01" } } };
  const read = searchTextOf(published([{ kind: "contact", content }]), "fr", { defaultLocale: "de" });
  expect(read).toMatchObject({ headings: "Magasin", text: "Magasin 052 000 00 01" });
});

it("reads in the default language what is not translated, as visitors get it, behind the words of the language", () => {
  const sections = [
    {
      kind: "hero",
      content: { title: { texts: { de: "Ohne Übersetzung", fr: " " } }, text: { texts: { fr: "Lunettes" } } },
    },
    { kind: "cta", content: title("Auch ohne") },
  ];
  const read = searchTextOf(published(sections), "fr", { defaultLocale: "de" });
  expect(read).toMatchObject({
    headings: "Ohne Übersetzung Auch ohne",
    text: "Lunettes\u001eOhne Übersetzung Auch ohne",
  });
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
  expect(searchTextOf({ document, media: {} }, "de").text).toBe("Tafel Karte Schluss");
});

it("leaves out what is said once a form is sent, or while it is closed", () => {
  const content = Object.fromEntries(
    ["title", "sentText", "closedText"].map((name) => [name, { texts: { de: name } }]),
  );
  expect(searchTextOf(published([{ kind: "aspectSponsorForm", content }]), "de").text).toBe("title");
});

it("leaves out groups that lie in an archive, and the cards below them", () => {
  const cards = [{ kind: "imageCard", content: title("Karte") }];
  const document = testDocument([
    { kind: "imageBoard", content: title("Tafel"), cards },
    { kind: "cta", content: title("Schluss") },
  ]);
  const board = Object.values(document.groups).find(({ kind }) => kind === "imageBoard");
  expect(searchTextOf({ document, media: {} }, "de", { archived: new Set([board?.id ?? ""]) }).text).toBe("Schluss");
});

it("reads words over the places at which they may be divided", () => {
  const document = testDocument([{ kind: "cta", content: title("Kontakt\u00adlinsen und\n Brillen") }]);
  expect(searchTextOf({ document, media: {} }, "de").text).toBe("Kontaktlinsen und Brillen");
});

it("reads behind the texts what pictures show, in this language or the first, and what a document is called", () => {
  const [front, inside, paper] = ["front", "inside", "paper"].map(testId) as [string, string, string];
  const page = published(
    [
      { kind: "hero", content: { image: { mediaId: front }, ...title("Willkommen") } },
      { kind: "mediaGallery", content: { images: { mediaIds: [inside, front] } } },
      { kind: "downloads", cards: [{ kind: "downloadCard", content: { file: { mediaId: paper } } }] },
      { kind: "cta", content: { image: { mediaId: testId("gone") }, title: { texts: { de: "Schluss" } } } },
    ],
    testMedia({ id: front, alt: { de: "Das Schaufenster", fr: "La vitrine" } }),
    testMedia({ id: inside, alt: { de: "Die Werkstatt" } }),
    testMedia({ id: paper, mediaType: "document", name: "Preisliste 2027", alt: { de: "nichts" } }),
  );
  expect(searchTextOf(page, "de").text).toBe("Willkommen Schluss Das Schaufenster Die Werkstatt Preisliste 2027");
  expect(searchTextOf(page, "fr", { defaultLocale: "de" }).text).toBe(
    "La vitrine Preisliste 2027\u001eWillkommen Schluss Die Werkstatt",
  );
});

it("reads no more of a page than there is room for, its own words and the borrowed ones together", () => {
  const long = (name: string, locale: string) => ({ [name]: { texts: { [locale]: `${name} `.repeat(30_000) } } });
  const sections = [
    { kind: "cta", content: long("title", "fr") },
    { kind: "cta", content: long("title", "de") },
  ];
  const { text } = searchTextOf(published(sections), "fr", { defaultLocale: "de" });
  expect([text.length, text.split("\u001e").length]).toEqual([200_000, 2]);
});
