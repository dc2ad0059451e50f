import { expect, it } from "vitest";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import { cardsOf } from "~/features/page/domain/groups.ts";
import { changedSections } from "./changed-sections.ts";

it("names the sections in the order of the page, once each, by what they say in this language", () => {
  const { document } = new Player()
    .play("group.add", { groupId: idOf("hero"), kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: idOf("board"), kind: "imageBoard", nextTo: idOf("hero"), parentId: null })
    .play("group.add", { groupId: idOf("same"), kind: "quote", nextTo: idOf("board"), parentId: null })
    .play("field.text", { groupId: idOf("hero"), fieldName: "title", locale: "fr", text: "Bonjour" });
  const cards = cardsOf(document, idOf("board")).map(({ id }) => id);
  const changed = changedSections(document, { changed: [...cards, idOf("hero"), idOf("gone")], locale: "fr" });
  expect(changed.map(({ id, words }) => [id, words])).toEqual([
    [idOf("hero"), "Bonjour"],
    [idOf("board"), expect.any(String)],
  ]);
});
