import { describe, expect, it } from "vitest";
import { createPageResolver } from "~/features/page/domain/resolve.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { idOf, Player } from "../../../../../tests/support/test-page.ts";
import { createKeeper } from "./kept-sections.ts";

const settings = { locale: "de", defaultLocale: "de", media: {}, pagePath: () => null, mode: "edit" } as const;
const names = ["first", "second", "third", "fourth"];

/** A page as the canvas draws it, again and again. */
function canvas() {
  const resolve = createPageResolver();
  const keep = createKeeper();
  return (document: PageDocument, more: { media?: object } = {}) => {
    const sections = keep(resolve(document, { ...settings, ...more }));
    return new Map(sections.flatMap((each) => [each, ...each.children]).map((group) => [group.id, group]));
  };
}

function page(kind: string) {
  const player = new Player();
  for (const name of names.toReversed()) {
    player.play("group.add", { groupId: idOf(name), kind, nextTo: null, parentId: null, position: "start" });
  }
  return player;
}

const drawnAnew = (before: Map<string, unknown>, after: Map<string, unknown>) =>
  [...after].filter(([id, group]) => before.get(id) !== group).map(([id]) => id);

describe("draws no section but the one that", () => {
  it("is added at the start", () => {
    const [draw, player] = [canvas(), page("spacer")];
    const before = draw(player.document);
    player.play("group.add", { groupId: idOf("new"), kind: "spacer", nextTo: null, parentId: null, position: "start" });
    expect(drawnAnew(before, draw(player.document))).toEqual([idOf("new")]);
  });

  it("is written in", () => {
    const [draw, player] = [canvas(), page("hero")];
    const write = (name: string, text: string) =>
      player.play("field.text", { groupId: idOf(name), fieldName: "title", locale: "de", text });
    write("first", "Leads the page");
    const before = draw(player.document);
    write("third", "Ada");
    expect(drawnAnew(before, draw(player.document))).toEqual([idOf("third")]);
  });
});

it("draws no section anew where one is moved or removed", () => {
  const [draw, player] = [canvas(), page("spacer")];
  const before = draw(player.document);
  player.play("group.move", { groupId: idOf("third"), direction: "up" });
  expect(drawnAnew(before, draw(player.document))).toEqual([]);
  player.play("group.remove", { groupId: idOf("second") });
  expect(drawnAnew(before, draw(player.document))).toEqual([]);
});

it("draws no other card anew where one is added to a board", () => {
  const [draw, player] = [canvas(), page("serviceBoard")];
  const board = idOf("second");
  const card = (name: string, nextTo: string | null) =>
    player.play("group.add", { groupId: idOf(name), kind: "serviceCard", nextTo, parentId: board });
  card("one", null);
  card("two", idOf("one"));
  const before = draw(player.document);
  card("between", idOf("one"));
  expect(drawnAnew(before, draw(player.document)).toSorted()).toEqual([board, idOf("between")].toSorted());
});

it("draws nothing anew where a picture becomes known that no section shows", () => {
  const [draw, player] = [canvas(), page("hero")];
  const before = draw(player.document);
  expect(drawnAnew(before, draw(player.document, { media: {} }))).toEqual([]);
});
