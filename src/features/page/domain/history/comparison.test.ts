import { describe, expect, it } from "vitest";
import { idOf, Player } from "../../../../../tests/support/test-page.ts";
import { afterPublish } from "../publishing.ts";
import { changedLocales, comparedSettings, comparison } from "./comparison.ts";

const [hero, text] = [idOf("hero"), idOf("text")];
const write = (player: Player, value: string, locale = "de") =>
  player.play("field.text", { groupId: hero, fieldName: "title", locale, text: value });
const paragraph = (words: string, mark: object = {}) => [{ type: "p", children: [{ text: words, ...mark }] }];

function page(): Player {
  const player = new Player().play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null });
  return write(player, "Guten Tag");
}

describe("two times of a page compared", () => {
  it("tells what a text said and says, in the language that was asked for", () => {
    const player = page();
    const before = player.document;
    const after = write(player, "Guten Abend").document;
    expect(comparison(before, after, "de").groups).toEqual([
      {
        groupId: hero,
        kind: "hero",
        type: "changed",
        texts: [{ fieldName: "title", before: "Guten Tag", after: "Guten Abend" }],
        look: null,
      },
    ]);
    expect(comparison(before, after, "fr")).toEqual({ page: [], groups: [] });
    expect(changedLocales(before, after, ["de", "fr"])).toEqual(["de"]);
  });

  it("tells new sections from those that are gone, and a publish changes nothing", () => {
    const player = page();
    const before = player.document;
    const after = player.play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null });
    const types = (one: typeof before, other: typeof before) =>
      comparison(one, other, "de").groups.map(({ groupId, type }) => [groupId, type]);
    expect(types(before, after.document)).toEqual([[text, "new"]]);
    expect(types(after.document, before)).toEqual([[text, "gone"]]);
    expect(types(before, afterPublish(before))).toEqual([]);
  });

  it("takes a hidden section for one that visitors do not have", () => {
    const player = page();
    const before = player.document;
    player.play("group.visibility", { groupId: hero, visible: false });
    expect(comparison(before, player.document, "de").groups).toMatchObject([{ groupId: hero, type: "gone" }]);
    expect(comparison(player.document, before, "de").groups).toMatchObject([{ groupId: hero, type: "new" }]);
  });

  it("says that more than words has changed: a hidden field, or other formatting of the same words", () => {
    const player = page().play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null });
    const place = { groupId: text, fieldName: "textBlock", locale: "de" };
    player.play("field.richText", { ...place, json: paragraph("Hallo") });
    const before = player.document;
    player.play("field.richText", { ...place, json: paragraph("Hallo", { bold: true }) });
    expect(player.refusals).toEqual([]);
    expect(comparison(before, player.document, "de").groups).toMatchObject([{ texts: [], look: { media: [] } }]);
    const hidden = player.play("field.visibility", { groupId: hero, fieldName: "kicker", visible: false }).document;
    expect(comparison(before, hidden, "de").groups).toMatchObject([
      { groupId: hero, look: { shown: [{ fieldName: "kicker", isShown: false }] } },
      {},
    ]);
  });

  it("names the page's own name, search title and description apart", () => {
    const player = page();
    const before = player.document;
    player.play("page.rename", { locale: "de", name: "Neu" });
    const after = player.play("page.searchTitle", { locale: "de", searchTitle: "Neu hier" }).document;
    expect(comparison(before, after, "de").page).toEqual([
      { fieldName: "name", before: "Test", after: "Neu" },
      { fieldName: "searchTitle", before: "", after: "Neu hier" },
    ]);
  });

  it("names how the page as a whole is set, which all languages share", () => {
    const player = page();
    const before = player.document;
    expect(comparedSettings(before, before)).toEqual({ disallowedLocales: null, options: [] });
    player.play("page.languages", { disallowedLocales: ["fr"] });
    player.play("page.option", { key: "headerType", value: "opaque" });
    expect(comparedSettings(before, player.document)).toEqual({
      disallowedLocales: { before: [], after: ["fr"] },
      options: ["headerType"],
    });
    expect(changedLocales(before, player.document, ["de", "fr"])).toEqual([]);
  });
});
