import { describe, expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import { copiedOnto } from "../domain/copied.ts";
import { restoredTo } from "../domain/history/restored.ts";
import { publicationStatus } from "../domain/publication-status.ts";
import { afterPublish, publishedForm } from "../domain/publishing.ts";
import { cardsOf, sectionsOf } from "../domain/groups.ts";
import { emptyPage, idOf, Player } from "../../../../tests/support/test-page.ts";
import type { PageDocument } from "../schema.ts";
import { runCommand } from "./run.ts";

const hero = idOf("hero");
const text = idOf("text");
const board = idOf("board");

/** A page with a hero, a text and a board with its three cards. */
function filled(): Player {
  return new Player()
    .play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: board, kind: "imageBoard", nextTo: hero, parentId: null })
    .play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null });
}
const order = (player: Player) => sectionsOf(player.document).map(({ id }) => id);
const statusOf = (player: Player, id: string) => player.document.groups[id]?.status;
const publish = (player: Player) => player.set(afterPublish(player.document));
const titleOf = (player: Player, locale: "de" | "fr" = "de") =>
  player.document.groups[hero]?.fields.title?.texts[locale]?.text;
const typed = (player: Player, value: string | null, locale = "de") =>
  player.play("field.text", { groupId: hero, fieldName: "title", locale, text: value });

describe("adding and moving", () => {
  it("puts a section after its neighbour and gives a board its starter cards", () => {
    const player = filled();
    expect(order(player)).toEqual([hero, text, board]);
    expect(cardsOf(player.document, board)).toHaveLength(3);
  });
  it("moves a section up and down, and not beyond the edge", () => {
    const player = filled().play("group.move", { groupId: board, direction: "up" });
    expect(order(player)).toEqual([hero, board, text]);
    const before = player.document;
    player.play("group.move", { groupId: hero, direction: "up" });
    expect(player.document).toBe(before);
    expect(order(player.play("group.move", { groupId: hero, direction: "down" }))).toEqual([board, hero, text]);
  });
  it.each([
    ["up", board, 2, [board, hero, text]],
    ["up", board, 9, [board, hero, text]],
    ["down", hero, 2, [text, board, hero]],
    ["down", hero, 9, [text, board, hero]],
  ] as const)(
    "moves a section %s by several places at once, at most to the edge",
    (direction, groupId, places, expected) =>
      expect(order(filled().play("group.move", { groupId, direction, places }))).toEqual(expected),
  );
  it("puts a section or a card at the start when asked to", () => {
    const [first, card] = [idOf("first"), idOf("first card")];
    const start = { nextTo: null, position: "start" };
    const player = filled()
      .play("group.add", { ...start, groupId: first, kind: "imageBoard", parentId: null })
      .play("group.add", { ...start, groupId: card, kind: "imageCard", parentId: board });
    expect(order(player)).toEqual([first, hero, text, board]);
    expect(cardsOf(player.document, board).map(({ id }) => id)[0]).toBe(card);
    const starters = cardsOf(player.document, first).map(({ id }) => id);
    expect(starters).toEqual(["card-1", "card-2", "card-3"].map((name) => deriveId(first, name)));
  });
  it("refuses what does not fit", () => {
    const add = (kind: string, parentId: string | null, groupId = idOf("new")) =>
      filled().play("group.add", { groupId, kind, nextTo: null, parentId }).refusals;
    expect(add("nonsense", null)).toEqual(["kind-unknown"]);
    expect(add("imageCard", null)).toEqual(["kind-misplaced"]);
    expect(add("hero", board)).toEqual(["kind-misplaced"]);
    expect(add("imageCard", hero)).toEqual(["kind-misplaced"]);
    expect(add("imageCard", idOf("nobody"))).toEqual(["group-not-found"]);
    expect(add("hero", null, hero)).toEqual(["group-exists"]);
    expect(add("constructor", null)).toEqual(["kind-unknown"]);
  });
});

describe("texts", () => {
  it.each([
    ["  ", undefined],
    ["<b>Hallo</b>", "Hallo"],
    ["eins \r\n\n zwei\n", "eins\nzwei"],
    ["<<b>script>", undefined],
    ["3 < 4 und 5 > 4", "3 < 4 und 5 > 4"],
    ["null\u0000zeichen\ud800", "nullzeichen\ufffd"],
  ])("saves %j as %j", (given, saved) => expect(titleOf(typed(filled(), given))).toBe(saved));
  it("keeps the line breaks of titles alone", () => {
    const kicker = filled().play("field.text", {
      groupId: hero,
      fieldName: "kicker",
      locale: "de",
      text: "eins\nzwei",
    });
    expect(kicker.document.groups[hero]?.fields.kicker?.texts.de?.text).toBe("eins zwei");
  });
  it("leaves the document alone when nothing changes", () => {
    const player = typed(filled(), "Hallo");
    const before = player.document;
    expect(typed(player, " Hallo ").document).toBe(before);
    expect(typed(filled(), null).document.groups[hero]?.fields).toEqual({});
  });
  it("refuses other languages and other kinds of field", () => {
    expect(typed(filled(), "Ciao", "it").refusals).toEqual(["locale-unknown"]);
    const wrong = { groupId: hero, fieldName: "description", locale: "de", text: "x" };
    expect(filled().play("field.text", wrong).refusals).toEqual(["field-unknown"]);
    expect(filled().play("field.text", { ...wrong, fieldName: "__proto__" }).refusals).toEqual(["field-unknown"]);
    expect(filled().play("field.text", { ...wrong, more: 1 }).refusals).toEqual(["invalid-input"]);
  });
  it("keeps one phone number for all languages, that of the default one", () => {
    const contact = idOf("contact");
    const phone = (locale: string) =>
      filled()
        .play("group.add", { groupId: contact, kind: "contact", nextTo: null, parentId: null })
        .play("field.text", { groupId: contact, fieldName: "phone", locale, text: "052 000 00 01" });
    expect(phone("de").document.groups[contact]?.fields.phone?.texts.de?.text).toBe("052 000 00 01");
    expect(phone("fr").refusals).toEqual(["not-localized"]);
    expect(phone("it").refusals).toEqual(["locale-unknown"]);
  });
  it("keeps formatted text with its plain text, and refuses unsafe links and unknown nodes", () => {
    const rich = (json: object[]) =>
      filled().play("field.richText", { groupId: text, fieldName: "textBlock", locale: "de", json: json as never });
    const link = (url: string) =>
      rich([{ type: "p", children: [{ text: "zum " }, { type: "a", url, children: [{ text: "Ziel" }] }] }]);
    expect(link("/de/kontakt").document.groups[text]?.fields.textBlock?.texts.de?.text).toBe("zum Ziel");
    expect(link("javascript:alert(1)").refusals).toEqual(["link-url"]);
    expect(rich([{ type: "script", children: [{ text: "x" }] }]).refusals).toEqual(["rich-text-invalid"]);
    expect(
      rich(Array.from({ length: 12 }, () => ({ type: "p", children: [{ text: "x".repeat(19_000) }] }))).refusals,
    ).toEqual(["rich-text-too-long"]);
  });
});

describe("options and links", () => {
  const option = (key: string, value: string | number | null) =>
    filled().play("group.option", { groupId: hero, key, value });
  it("takes declared values only, and null for the default", () => {
    expect(option("size", "small").document.groups[hero]?.options).toEqual({ size: "small" });
    expect(
      option("size", "small").play("group.option", { groupId: hero, key: "size", value: null }).document.groups[hero]
        ?.options,
    ).toEqual({});
    expect(option("size", "huge").refusals).toEqual(["option-invalid"]);
    expect(option("onclick", "x").refusals).toEqual(["option-unknown"]);
  });
  it.each([
    [{ type: "url", url: "https://example.org" }, []],
    [{ type: "url", url: "javascript:alert(1)" }, ["link-url"]],
    [{ type: "url" }, ["link-incomplete"]],
    [{ type: "email", email: "a@b.ch" }, []],
    [{ type: "email", email: "nein" }, ["link-email"]],
    [{ type: "phone", phone: "+41 52 123 45 67" }, []],
    [{ type: "phone", phone: "ruf an" }, ["link-phone"]],
    [{ type: "page", page: { id: hero, collection: null } }, []],
    [{ type: "page" }, ["link-incomplete"]],
    [{ type: "script" }, ["option-invalid"]],
  ])("checks the link %j", (link, refusals) =>
    expect(filled().play("field.link", { groupId: hero, fieldName: "button", link: link as never }).refusals).toEqual(
      refusals,
    ),
  );
});

describe("statuses", () => {
  it("deletes a draft outright, a board with its cards", () => {
    const player = filled().play("group.delete", { groupId: board });
    expect(Object.keys(player.document.groups)).toHaveLength(2);
  });
  it("only marks what was published, and remembers its status", () => {
    const player = publish(filled());
    expect(player.play("group.delete", { groupId: hero }).refusals).toEqual(["not-a-draft"]);
    player.play("group.markForDeletion", { groupId: hero });
    expect(player.document.groups[hero]).toMatchObject({ status: "markedForDeletion", previousStatus: "published" });
    player.play("group.restore", { groupId: hero });
    expect(player.document.groups[hero]).toMatchObject({ status: "published", previousStatus: null });
    expect(filled().play("group.markForDeletion", { groupId: hero }).refusals).toEqual(["not-published"]);
    expect(filled().play("group.restore", { groupId: hero }).refusals).toEqual(["not-marked"]);
  });
  it("makes a draft of what was marked and remembers no status", () => {
    const { document } = publish(filled()).play("group.markForDeletion", { groupId: hero });
    const marked = document.groups[hero]!;
    const player = new Player({
      ...document,
      groups: { ...document.groups, [hero]: { ...marked, previousStatus: null } },
    });
    expect(player.play("group.restore", { groupId: hero }).document.groups[hero]?.status).toBe("draft");
  });
  it("removes what was marked with the next publish", () => {
    const player = publish(publish(filled()).play("group.markForDeletion", { groupId: hero }));
    expect(statusOf(player, hero)).toBe("deleted");
    expect(order(player)).toEqual([text, board]);
    expect(typed(player, "zu spät").refusals).toEqual(["group-not-found"]);
  });
});

describe("a section as a whole", () => {
  it("is hidden and shown again as it was, its fields untouched, and undo knows both", () => {
    const player = typed(filled(), "Hallo").play("field.visibility", {
      groupId: hero,
      fieldName: "kicker",
      visible: false,
    });
    const before = player.document;
    player.play("group.visibility", { groupId: hero, visible: false });
    expect(player.document.groups[hero]).toEqual({ ...before.groups[hero], isHidden: true });
    expect(player.undo().document).toEqual(before);
    player.undo(player.steps.at(-1)).play("group.visibility", { groupId: hero, visible: true });
    expect(player.document).toEqual(before);
    expect(player.refusals).toEqual([]);
  });
  it("is a change to publish, and stays hidden when the page is copied or led back", () => {
    const published = publish(filled()).document;
    const { document } = new Player(published).play("group.visibility", { groupId: board, visible: false });
    let count = 0;
    const snapshotOf = (page: PageDocument) => ({ document: publishedForm(page), media: {} });
    const status = publicationStatus(snapshotOf(document), snapshotOf(published));
    expect(status).toMatchObject({ groups: 1, changed: [board] });
    expect(
      Object.values(copiedOnto(emptyPage(), document, () => idOf(`copy ${(count += 1)}`)).groups).filter(
        ({ isHidden }) => isHidden,
      ),
    ).toHaveLength(1);
    expect(restoredTo(published, document).groups[board]?.isHidden).toBe(true);
    expect(restoredTo(document, published).groups[board]).toEqual(published.groups[board]);
  });
});

describe("undo", () => {
  it("goes back over text, adding, moving and deleting, and forth again", () => {
    const player = typed(filled(), "Hallo")
      .play("group.move", { groupId: hero, direction: "down" })
      .play("group.delete", { groupId: board });
    const end = player.document;
    for (let step = 0; step < 3; step++) player.undo(player.steps[2 + 3 - step]);
    expect(player.document).toEqual(filled().document);
    expect(player.refusals).toEqual([]);
    for (let step = 0; step < 3; step++) player.undo(player.steps[8 - step]);
    expect(player.document).toEqual(end);
  });
  it("marks an added section when it was published since, and unmarks it again", () => {
    const player = publish(filled()).undo();
    expect(statusOf(player, text)).toBe("markedForDeletion");
    expect(statusOf(player.undo(player.steps.at(-1)), text)).toBe("published");
  });
  it("brings back a section and its cards whose removal was published", () => {
    const player = publish(filled()).play("group.markForDeletion", { groupId: board });
    const opId = player.steps.at(-1);
    publish(player).undo(opId);
    expect(cardsOf(player.document, board).map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
    expect(statusOf(player, board)).toBe("draft");
  });
  it("refuses what somebody else has changed meanwhile, and what is not one's own", () => {
    const player = typed(filled(), "Hallo");
    const opId = player.steps.at(-1);
    expect(typed(player, "Anders").undo(opId).refusals).toEqual(["changed-meanwhile"]);
    expect(player.undo(idOf("somebody's")).refusals).toEqual(["changed-meanwhile", "not-undoable"]);
  });
  it("takes two languages of one field apart", () => {
    const player = typed(typed(filled(), "Hallo"), "Bonjour", "fr");
    expect(titleOf(player.undo(player.steps.at(-2)))).toBeUndefined();
    expect(titleOf(player, "fr")).toBe("Bonjour");
  });
});

describe("the page itself", () => {
  it("stays closed, and so do its sections, in a language that the site does not have now", () => {
    const player = filled();
    const { groups } = player.document;
    const closed = ["it"] as const;
    const group = groups[hero];
    if (!group) throw new Error("The hero is missing");
    player.set({
      ...player.document,
      disallowedLocales: [...closed],
      groups: { ...groups, [hero]: { ...group, disallowedLocales: [...closed] } },
    });
    player.play("page.languages", { disallowedLocales: ["fr"] });
    player.play("group.languages", { groupId: hero, disallowedLocales: ["it", "en"] });
    player.play("page.languages", { disallowedLocales: ["sq"] });
    expect(player.refusals).toEqual(["locale-unknown"]);
    expect(player.document.disallowedLocales).toEqual(["fr", "it"]);
    expect(player.document.groups[hero]?.disallowedLocales).toEqual(["it", "en"]);
  });
  it("is renamed, and gets a clean address", () => {
    const player = new Player()
      .play("page.rename", { locale: null, name: "Über uns" })
      .play("page.rename", { locale: "fr", name: "À propos" })
      .play("page.slug", { locale: "de", slug: "Über uns & Öffnungszeiten" });
    expect(player.document.name).toBe("Über uns");
    expect(player.document.locales).toMatchObject({
      de: { slug: "ueber-uns-oeffnungszeiten", name: "Test" },
      fr: { slug: "test", name: "À propos" },
    });
  });
  it("is called by its editors as in the first language, until somebody says otherwise", () => {
    const player = new Player().play("page.rename", { locale: null, name: "Test" });
    expect(player.play("page.rename", { locale: "de", name: "Brillen" }).document.name).toBe("Brillen");
    expect(player.play("page.rename", { locale: "fr", name: "Lunettes" }).document.name).toBe("Brillen");
    player.play("page.nameAndSlug", { locale: "de", name: "Kinderbrillen", slug: "kinder" });
    expect(player.document.name).toBe("Kinderbrillen");
    player.play("page.rename", { locale: null, name: "Für Kinder (Herbst)" });
    player.play("page.rename", { locale: "de", name: "Brillen für Kinder" });
    expect(player.document.name).toBe("Für Kinder (Herbst)");
  });
  it.each([
    ["page.slug", { locale: "de", slug: " -- " }, "slug-empty"],
    ["page.slug", { locale: "de", slug: "Edit" }, "slug-reserved"],
    ["page.nameAndSlug", { locale: "de", name: "Actions", slug: "login" }, "slug-reserved"],
    ["page.nameAndSlug", { locale: "de", name: "Actions", slug: "!" }, "slug-empty"],
    ["page.slug", { locale: "it", slug: "x" }, "locale-unknown"],
    ["page.rename", { locale: null, name: " " }, "name-empty"],
    ["page.rename", { locale: "de", name: "<b></b>" }, "name-empty"],
    ["page.nameAndSlug", { locale: "de", name: " ", slug: "neu" }, "name-empty"],
    ["page.explode", {}, "unknown-command"],
  ])("refuses %s %j with %s", (command, input, refusal) => {
    const result = runCommand(
      emptyPage(),
      { opId: hero, command, input },
      { locales: ["de"], patchesOf: () => undefined },
    );
    expect(result).toEqual({ ok: false, refusal });
  });
});
