import { describe, expect, it } from "vitest";
import { testDocument, testId, testMedia, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { createPageResolver, resolvePage } from "./resolve.ts";
import type { ResolveSettings } from "./resolve-field.ts";

const media = { [testMedia().id]: testMedia() };
const resolve = (sections: TestGroup[], settings: Partial<ResolveSettings> = {}) =>
  resolvePage(testDocument(sections), {
    locale: "fr",
    defaultLocale: "de",
    media,
    pagePath: () => "/fr/page",
    ...settings,
  });
const title = (texts: object, more = {}): TestGroup => ({ kind: "hero", content: { title: { texts, ...more } } });
const only = (sections: TestGroup[], settings: Partial<ResolveSettings> = {}) => {
  const [group] = resolve(sections, settings);
  if (!group) throw new Error("nothing was resolved");
  return group;
};

describe("a section's options", () => {
  it("take their defaults when nothing is stored", () =>
    expect(only([{ kind: "hero" }]).options).toMatchObject({
      size: "large",
      textPosition: "bottomLeft",
      color: "transparent",
    }));
  it("take their defaults when the stored value is not valid", () =>
    expect(only([{ kind: "hero", options: { size: "gigantic", color: 7, media: "video" } }]).options).toMatchObject({
      size: "large",
      color: "transparent",
      media: "video",
    }));
  it("hold nothing that is not declared", () =>
    expect(only([{ kind: "spacer", options: { onclick: "alert(1)" } }]).options).not.toHaveProperty("onclick"));
});

describe("a missing translation", () => {
  it("shows visitors the default language's text, and says so", () =>
    expect(only([title({ de: "Hallo" })]).fields["title"]).toMatchObject({ text: "Hallo", lang: "de", fallback: "" }));
  it("offers editors the default language's text without taking it over", () =>
    expect(only([title({ de: "Hallo" })], { mode: "edit" }).fields["title"]).toMatchObject({
      text: "",
      lang: null,
      fallback: "Hallo",
    }));
  it("counts a blank text as missing", () =>
    expect(only([title({ de: "Hallo", fr: "  " })]).fields["title"]).toMatchObject({ text: "Hallo" }));
  it("never borrows from a third language", () =>
    expect(only([title({ it: "Ciao" })]).fields["title"]).toMatchObject({ text: "", lang: null }));
  it("leaves a written text alone", () =>
    expect(only([title({ de: "Hallo", fr: "Bonjour" })]).fields["title"]).toMatchObject({
      text: "Bonjour",
      lang: null,
    }));
});

describe("hidden and closed parts", () => {
  it("empties a hidden field for visitors and keeps it for editors", () => {
    const section = title({ fr: "Bonjour" }, { visible: false });
    expect(only([section]).fields["title"]).toMatchObject({ text: "", visible: false });
    expect(only([section], { mode: "edit" }).fields["title"]).toMatchObject({ text: "Bonjour", visible: false });
  });
  it("leaves a section out in a language it is closed to", () => {
    const section: TestGroup = { kind: "spacer", disallowedLocales: ["fr"] };
    expect(resolve([section])).toHaveLength(0);
    expect(resolve([section], { locale: "de" })).toHaveLength(1);
    expect(resolve([section], { mode: "edit" })).toHaveLength(1);
  });
  it("keeps a hidden section and a hidden card for editors only, who see that it is", () => {
    const board: TestGroup = {
      kind: "imageBoard",
      cards: [{ kind: "imageCard", isHidden: true }, { kind: "imageCard" }],
    };
    const sections = [title({ fr: "Bonjour" }, {}), { ...title({ fr: "Salut" }), isHidden: true as const }, board];
    expect(resolve(sections).map(({ kind, children }) => [kind, children.length])).toEqual([
      ["hero", 0],
      ["imageBoard", 1],
    ]);
    const edited = resolve(sections, { mode: "edit" });
    expect(edited.map(({ isClosed }) => isClosed)).toEqual([undefined, true, undefined]);
    expect(edited[2]?.children.map(({ isClosed }) => isClosed)).toEqual([true, undefined]);
  });
  it("keeps a section marked for deletion for editors only", () => {
    const section: TestGroup = { kind: "spacer", status: "markedForDeletion" };
    expect(resolve([section])).toHaveLength(0);
    expect(only([section], { mode: "edit" }).status).toBe("markedForDeletion");
  });
  it("never shows a deleted section, and an unknown kind to editors alone", () => {
    const sections = [{ kind: "spacer", status: "deleted" as const }, { kind: "carousel9000" }];
    const edited = resolve(sections, { mode: "edit" });
    expect(edited.map(({ kind, fields }) => [kind, fields])).toEqual([["carousel9000", {}]]);
    expect(resolve(sections)).toEqual([]);
  });
});

it("is not resolved without a language", () =>
  expect(() => resolve([{ kind: "spacer" }], { locale: "" as never })).toThrow(
    "Lang is required for localized content",
  ));

describe("order and place", () => {
  it("follows the sort key and then the id, by code unit", () => {
    const kinds = resolve([
      { kind: "cta", sortKey: "a1" },
      { kind: "hero", sortKey: "Zz" },
      { kind: "spacer", sortKey: "a0" },
    ]).map((group) => group.kind);
    expect(kinds).toEqual(["hero", "spacer", "cta"]);
  });
  it("gives the page's heading to the first section with a title", () =>
    expect(resolve([{ kind: "spacer" }, { kind: "cta" }, { kind: "hero" }]).map((group) => group.isLead)).toEqual([
      false,
      true,
      false,
    ]));
  it("passes over a section that visitors do not see, for editors as well", () =>
    expect(
      resolve([{ ...title({ fr: "Zu" }), isHidden: true }, title({ fr: "Offen" })], { mode: "edit" }).map(
        (group) => group.isLead,
      ),
    ).toEqual([false, true]));
  it("skips no heading level, with and without a title over the cards", () => {
    const title = { texts: { de: "Titel", fr: "Titre" } };
    const cards = [{ kind: "imageCard", content: { title } }];
    const levels = resolve([
      { kind: "imageBoard", content: { title }, cards },
      { kind: "imageBoard", content: { title }, cards },
      { kind: "imageBoard", cards },
    ]).map((board) => [board.headingLevel, board.children[0]?.headingLevel]);
    expect(levels).toEqual([
      [1, 2],
      [2, 3],
      [2, 2],
    ]);
  });
  it("puts cards into their board", () => {
    const board = only([
      { kind: "imageBoard", cards: [{ kind: "imageCard" }, { kind: "imageCard", status: "deleted" }] },
    ]);
    expect(board.children.map((card) => card.kind)).toEqual(["imageCard"]);
  });
});

describe("pictures, links and addresses", () => {
  it("looks media up and speaks the page's language", () => {
    const section: TestGroup = { kind: "hero", content: { image: { mediaId: testMedia().id } } };
    expect(only([section]).fields["image"]).toMatchObject({ alt: "Ein Laden", objectFit: "cover", media: testMedia() });
  });
  it("survives a medium that is gone", () =>
    expect(only([{ kind: "hero", content: { image: { mediaId: testId("gone") } } }]).fields["image"]).toMatchObject({
      media: null,
    }));
  it("turns a page link into the page's path, in the same tab", () => {
    const link = { type: "page", page: { id: testId("other"), collection: null } };
    expect(only([{ kind: "cta", content: { button: { options: { link } } } }]).fields["button"]).toMatchObject({
      link: { href: "/fr/page", opensNewTab: false },
    });
  });
  it("drops a link to a page without an address and a link that is not safe", () => {
    const page = { type: "page", page: { id: testId("other"), collection: null } };
    const script = { type: "url", url: "javascript:alert(1)" };
    for (const link of [page, script]) {
      const settings = { pagePath: () => null };
      const group = only([{ kind: "cta", content: { button: { options: { link } } } }], settings);
      expect(group.fields["button"]).toMatchObject({ link: null });
    }
  });
  it("makes a phone number and a mail address a link by themselves, from the default language", () => {
    const content = { phone: { texts: { de: "052 000 00 01" } }, email: { texts: { de: "a@b.example" } } };
    const { fields } = only([{ kind: "contact", content }]);
    expect(fields["phone"]).toMatchObject({ text: "052 000 00 01", link: { href: "tel:0520000001" } });
    expect(fields["email"]).toMatchObject({ link: { href: "mailto:a@b.example" } });
  });
  it.each(["live", "edit"] as const)("shows one phone number in all languages (%s)", (mode) => {
    const phone = (texts: object) =>
      only([{ kind: "contact", content: { phone: { texts } } }], { mode }).fields["phone"];
    expect(phone({ de: "052 000 00 01", fr: "022 000 00 02" })).toMatchObject({
      text: "052 000 00 01",
      fallback: "",
      lang: null,
      link: { href: "tel:0520000001" },
    });
    expect(phone({ fr: "022 000 00 02" })).toMatchObject({ text: "", fallback: "", link: null });
  });
  it("refuses stored rich text outside the closed schema", () => {
    const json = { fr: [{ type: "script", children: [{ text: "x" }] }] };
    expect(only([{ kind: "cta", content: { description: { json } } }]).fields["description"]).toMatchObject({
      value: null,
    });
  });
});

describe("a page that is resolved again", () => {
  const settings: ResolveSettings = { locale: "de", defaultLocale: "de", media, pagePath: () => "/de", mode: "edit" };
  const text = (words: string): TestGroup => ({ kind: "cta", content: { title: { texts: { de: words } } } });
  const board: TestGroup = { kind: "imageBoard", cards: [{ kind: "imageCard" }] };
  const before = testDocument([text("Eins"), board, text("Drei")]);
  const after = testDocument([text("Eins"), board, text("Vier")]);
  const [one, , , three] = Object.keys(before.groups); // the board's card stands behind it
  const changed = { ...before, groups: { ...before.groups, [three ?? ""]: after.groups[three ?? ""] ?? never() } };

  it("looks up only what has changed", () => {
    const resolve = createPageResolver();
    const first = resolve(before, settings);
    const second = resolve(changed, { ...settings });
    expect(second).toEqual(resolvePage(changed, settings));
    const isSame = second.map(({ options }, index) => options === first[index]?.options);
    expect(isSame).toEqual([true, true, false]);
  });
  it("forgets everything in other settings", () => {
    const resolve = createPageResolver();
    resolve(before, settings);
    const french: ResolveSettings = { ...settings, locale: "fr" };
    expect(resolve(before, french)).toEqual(resolvePage(before, french));
  });
  it("follows the page's heading to another section", () => {
    const resolve = createPageResolver();
    resolve(before, settings);
    const { [one ?? ""]: _, ...groups } = before.groups;
    expect(resolve({ ...before, groups }, settings)).toEqual(resolvePage({ ...before, groups }, settings));
  });
  it("sees a card that is taken out of its board", () => {
    const resolve = createPageResolver();
    resolve(before, settings);
    const groups = Object.fromEntries(Object.entries(before.groups).filter(([, { parentId }]) => parentId === null));
    expect(resolve({ ...before, groups }, settings)[1]?.children).toEqual([]);
  });
});

function never(): never {
  throw new Error("the page has three sections and a card");
}
