import { describe, expect, it } from "vitest";
import { isRefused } from "~/features/document/refusals.ts";
import { emptyPage, idOf, Player } from "../../../../../tests/support/test-page.ts";
import type { PageDocument } from "../../schema.ts";
import { cardsOf, sectionsOf } from "../groups.ts";
import { checkInvariants } from "../invariants.ts";
import { difference } from "../patches.ts";
import { afterPublish, publishedForm } from "../publishing.ts";
import { undone } from "../undo.ts";
import { hasSection, restoredTo, withSectionRestored } from "./restored.ts";

const [hero, board, text] = [idOf("hero"), idOf("board"), idOf("text")];
const title = (document: PageDocument, id = hero) => document.groups[id]?.fields.title?.texts.de?.text;
const order = (document: PageDocument) => sectionsOf(document).map(({ id }) => id);
const write = (player: Player, value: string) =>
  player.play("field.text", { groupId: hero, fieldName: "title", locale: "de", text: value });

/** A published page: a hero that says "Alt", and a board with three cards. */
function published(): { player: Player; earlier: PageDocument } {
  const player = new Player()
    .play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: board, kind: "imageBoard", nextTo: hero, parentId: null });
  write(player, "Alt");
  const earlier = publishedForm(player.document);
  player.set(afterPublish(player.document));
  return { player, earlier };
}

/** What undo makes of a restore must be the draft before it, and every rule must hold on the way. */
function restored(draft: PageDocument, result: PageDocument): PageDocument {
  checkInvariants(result);
  expect(undone(result, difference(draft, result))).toEqual(draft);
  return result;
}

describe("a page led back to an earlier time", () => {
  it("has the texts of that time, and what came later is gone", () => {
    const { player, earlier } = published();
    write(player, "Neu").play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null });
    const result = restored(player.document, restoredTo(player.document, earlier));
    expect(title(result)).toBe("Alt");
    expect(order(result)).toEqual([hero, board]);
    expect(result.groups[hero]?.status).toBe("published");
  });

  it("marks a section that visitors see and that came later", () => {
    const { player, earlier } = published();
    player.play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null });
    player.set(afterPublish(player.document));
    const result = restored(player.document, restoredTo(player.document, earlier));
    expect(result.groups[text]).toMatchObject({ status: "markedForDeletion", previousStatus: "published" });
  });

  it("brings a board back with its cards, as drafts, when a publish has removed it", () => {
    const { player, earlier } = published();
    player.play("group.markForDeletion", { groupId: board });
    player.set(afterPublish(player.document));
    expect(order(player.document)).toEqual([hero]);
    const result = restoredTo(player.document, earlier);
    checkInvariants(result);
    expect(result.groups[board]?.status).toBe("draft");
    expect(cardsOf(result, board).map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
  });

  it("takes the mark off a section that was not marked then", () => {
    const { player, earlier } = published();
    player.play("group.markForDeletion", { groupId: hero });
    expect(restored(player.document, restoredTo(player.document, earlier)).groups[hero]?.status).toBe("published");
  });

  it("keeps addresses and the editors' name, and takes names and descriptions of that time", () => {
    const earlier = emptyPage();
    const player = new Player()
      .play("page.rename", { locale: null, name: "Anders" })
      .play("page.rename", { locale: "de", name: "Neuer Name" })
      .play("page.slug", { locale: "de", slug: "neu" });
    const result = restored(player.document, restoredTo(player.document, earlier));
    expect(result.name).toBe("Anders");
    expect(result.locales.de).toMatchObject({ slug: "neu", name: "Test" });
  });
});

describe("one section led back", () => {
  it("leaves every other one as it is", () => {
    const { player, earlier } = published();
    write(player, "Neu").play("group.markForDeletion", { groupId: board });
    const result = withSectionRestored(player.document, earlier, hero);
    if (isRefused(result)) throw new Error(result.refusal);
    restored(player.document, result);
    expect(title(result)).toBe("Alt");
    expect(result.groups[board]?.status).toBe("markedForDeletion");
  });

  it("refuses what was no section then", () => {
    const { player, earlier } = published();
    const [card] = cardsOf(player.document, board);
    expect(withSectionRestored(player.document, earlier, idOf("nobody"))).toEqual({ refusal: "group-not-found" });
    expect(withSectionRestored(player.document, earlier, card?.id ?? "")).toEqual({ refusal: "group-not-found" });
  });

  it("has none that was to go with the next publish then", () => {
    const { player, earlier } = published();
    player.play("group.markForDeletion", { groupId: board });
    expect([hasSection(earlier, board), hasSection(player.document, board)]).toEqual([true, false]);
    expect(withSectionRestored(earlier, player.document, board)).toEqual({ refusal: "group-not-found" });
  });
});
