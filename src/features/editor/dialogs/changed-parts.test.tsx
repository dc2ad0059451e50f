import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../tests/support/render-block.tsx";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import { changedParts } from "~/features/page/domain/history/changed-parts.ts";
import { cardsOf } from "~/features/page/domain/groups.ts";
import { afterPublish, publishedForm } from "~/features/page/domain/publishing.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { ChangedPageTexts, ChangedParts } from "./changed-parts.tsx";

const [hero, board, quote] = [idOf("hero"), idOf("board"), idOf("quote")];
const write = (player: Player, locale: string, text: string) =>
  player.play("field.text", { groupId: hero, fieldName: "title", locale, text });

function published(): Player {
  const player = new Player()
    .play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: board, kind: "imageBoard", nextTo: hero, parentId: null })
    .play("group.add", { groupId: quote, kind: "quote", nextTo: board, parentId: null });
  write(write(player, "de", "Guten Tag zusammen"), "fr", "Bonjour à tous");
  return player.set(afterPublish(player.document));
}

function partsOf(before: PageDocument, draft: PageDocument) {
  const after = publishedForm(draft);
  return { before, after, media: { before: {}, after: {} }, ...changedParts(before, after, ["de", "fr"]) };
}

const text = (html: string) =>
  html
    .replace(/<del>/g, "[-")
    .replace(/<ins>/g, "[+")
    .replace(/<[^>]*>/g, "");

it("says section by section what a publish changes: words in each language, options, links, cards and what goes", () => {
  const player = published();
  const before = player.document;
  const [card] = cardsOf(before, board);
  if (!card) throw new Error("A board begins with cards");
  write(write(player, "de", "Guten Abend zusammen"), "fr", "Bonsoir à tous");
  player
    .play("group.option", { groupId: hero, key: "alignment", value: "center" })
    .play("field.option", {
      ...{ groupId: hero, fieldName: "button", key: "link" },
      value: { type: "url", url: "https://vitrine.example" },
    })
    .play("group.markForDeletion", { groupId: card.id })
    .play("group.markForDeletion", { groupId: quote })
    .play("page.name", { locale: "de", name: "Neuer Name" });
  const parts = partsOf(before, player.document);
  expect([...parts.sections.keys()]).toEqual([hero, board, quote]);
  const [first, second, third] = [hero, board, quote].map((id) =>
    text(drawnInEditor(<ChangedParts parts={parts} sectionId={id} />, { state: { locale: "de" }, known: {} })),
  );
  expect(first).toContain("Titel (DE): Guten [-Tag[+Abend …");
  expect(first).toContain("Titel (FR): [-Bonjour[+Bonsoir …");
  expect(first).toContain("leer → https://vitrine.example");
  expect(first).toContain("→ Mitte");
  expect(second).toContain("Für Besucher nicht mehr da");
  expect(second).toContain("Bildkarte"); // the card, not the board
  expect(third).toContain("Für Besucher nicht mehr da");
});

it("says it of the page itself, too, of a picture whose description alone is others, and that nothing is to be seen", () => {
  const medium = testMedia({ alt: { de: "Ein Laden" } });
  const player = published();
  player
    .play("field.image", { groupId: hero, fieldName: "image", mediaId: medium.id })
    .set(afterPublish(player.document));
  const before = player.document;
  player.play("page.slug", { locale: "de", slug: "neu" });
  expect(player.refusals).toEqual([]);
  const other = { ...medium, alt: { de: "Unser Laden" } };
  const media = { before: { [medium.id]: medium }, after: { [medium.id]: other } };
  const parts = { ...partsOf(before, player.document), media };
  const around = { state: { locale: "de" as const }, known: {} };
  expect(text(drawnInEditor(<ChangedPageTexts parts={parts} />, around))).toContain("[-test[+neu");
  const said = (id: string) => text(drawnInEditor(<ChangedParts parts={parts} sectionId={id} />, around));
  expect(said(hero)).toBe("Beschreibung oder Ausschnitt eines Bildes");
  expect(said(quote)).toBe("Nichts, was Besucher sehen");
});
