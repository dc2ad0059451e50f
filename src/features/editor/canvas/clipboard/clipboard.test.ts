import { describe, expect, it } from "vitest";
import { idOf, Player } from "../../../../../tests/support/test-page.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { copiedGroup, readCopied, wordsOf } from "./copied-group.ts";
import { pastePlace } from "./paste-place.ts";

const siteId = idOf("site");
const page = new Player()
  .play("group.add", { groupId: idOf("hero"), kind: "hero", nextTo: null, parentId: null })
  .play("group.add", { groupId: idOf("board"), kind: "imageBoard", nextTo: idOf("hero"), parentId: null })
  .play("field.text", { groupId: idOf("hero"), fieldName: "title", locale: "de", text: "Guten Tag" })
  .play("field.text", { groupId: idOf("hero"), fieldName: "title", locale: "fr", text: "Bonjour" })
  .play("field.image", { groupId: idOf("hero"), fieldName: "image", mediaId: idOf("picture") });
const { document } = page;
const media = {
  [idOf("picture")]: { id: idOf("picture"), alt: {}, width: 4, height: 3, widths: [] } as unknown as MediaRef,
};
const cards = Object.values(document.groups).filter(({ parentId }) => parentId === idOf("board"));
const copyOf = (groupId: string) => {
  const group = document.groups[groupId];
  if (!group) throw new Error("There is no such group");
  return copiedGroup(document, group, { siteId, media });
};

describe("what is copied", () => {
  it("holds all languages and the media that are shown", () => {
    expect(page.refusals).toEqual([]);
    const copied = copyOf(idOf("hero"));
    expect(copied.content.fields["title"]?.texts).toEqual({ de: "Guten Tag", fr: "Bonjour" });
    expect(copied.media.map(({ id }) => id)).toEqual([idOf("picture")]);
    expect(wordsOf(copied.content)).toBe("Guten Tag\nBonjour");
  });

  it("comes out of the clipboard as it went in, and nothing else does", () => {
    const copied = { ...copyOf(idOf("board")), media: [] };
    expect(readCopied(JSON.stringify(copied))).toEqual(copied);
    for (const other of [null, "", "Guten Tag", "{}", "[1]", JSON.stringify({ ...copied, more: 1 })])
      expect(readCopied(other)).toBeNull();
  });
});

describe("what is pasted", () => {
  const section = copyOf(idOf("hero"));
  const card = copyOf(cards[0]?.id ?? "");
  const last = cards.at(-1)?.id;
  it.each([
    ["a section behind the selected one", section, idOf("hero"), { nextTo: idOf("hero"), parentId: null }],
    ["a section behind the board of the selected card", section, last, { nextTo: idOf("board"), parentId: null }],
    ["a section to the end, when nothing is selected", section, null, { nextTo: idOf("board"), parentId: null }],
    ["a card behind the selected one", card, cards[0]?.id, { nextTo: cards[0]?.id, parentId: idOf("board") }],
    ["a card to the end of the selected board", card, idOf("board"), { nextTo: last, parentId: idOf("board") }],
    ["a card nowhere beside a section without cards", card, idOf("hero"), null],
    ["a card nowhere, when nothing is selected", card, null, null],
  ])("goes as %s", (_, copied, selectedId, place) => {
    expect(cards.length).toBeGreaterThan(1);
    expect(pastePlace(document, selectedId ?? null, copied)).toEqual(place);
  });
});
