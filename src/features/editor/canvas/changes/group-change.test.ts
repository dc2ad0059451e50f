import { expect, it } from "vitest";
import { sectionsOf, cardsOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { testDocument } from "../../../../../tests/support/render-block.tsx";
import { groupChange } from "./group-change.ts";

const plain = testDocument([{ kind: "hero" }, { kind: "imageBoard", cards: [{ kind: "imageCard" }] }]);
const [hero, board] = sectionsOf(plain);
const [card] = cardsOf(plain, board?.id ?? "");

function told(page: PageDocument["status"], statuses: Partial<Record<"hero" | "board" | "card", Group["status"]>>) {
  const all = { hero, board, card };
  const groups = Object.fromEntries(
    (["hero", "board", "card"] as const).map((name) => {
      const group = all[name] as Group;
      return [group.id, { ...group, status: statuses[name] ?? ("published" as const) }];
    }),
  );
  return [hero, board, card].map((group) => groupChange({ status: page, groups }, group?.id ?? "", group !== board));
}

it("tells what was changed where it was changed: in a card, not in its board as well", () => {
  expect(told("published", {})).toEqual(["changed", null, "changed"]);
});

it("tells a new section once, also for its cards", () => {
  expect(told("published", { hero: "draft", board: "draft", card: "draft" })).toEqual(["new", "new", null]);
  expect(told("published", { card: "draft" })).toEqual(["changed", null, "new"]);
});

it("leaves it to a new page to say that all of it is new", () => {
  expect(told("draft", { hero: "draft", board: "draft", card: "draft" })).toEqual([null, null, null]);
});

it("tells once what goes", () => {
  expect(told("published", { board: "markedForDeletion", card: "markedForDeletion" })).toEqual([
    "changed",
    "markedForDeletion",
    null,
  ]);
});
