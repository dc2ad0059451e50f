import { describe, expect, it } from "vitest";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import type { Json } from "~/lib/json.ts";
import { countTaken, inOperations } from "./field-translate.ts";
import { textAt } from "../domain/groups.ts";
import { fieldsToTranslate } from "../domain/translation-status.ts";
import { sourceHashOf } from "../domain/fields.ts";
import { longestText } from "../domain/text-limits.ts";

const groupId = idOf("hero");
const place = { groupId, fieldName: "title" };
const start = () =>
  new Player()
    .play("group.add", { groupId, kind: "hero", nextTo: null, parentId: null })
    .play("field.text", { ...place, locale: "de", text: "Brillen" });
const hashNow = ({ document }: Player) => {
  const field = document.groups[groupId]?.fields["title"];
  return field ? sourceHashOf(field, "fr", "de") : null;
};
const machine = (player: Player, text: string, more: object = {}) =>
  player.play("field.translate", {
    locale: "fr",
    texts: [{ ...place, text, json: null, sourceHash: hashNow(player) }],
    ...more,
  });
const french = ({ document }: Player) => textAt(document, { ...place, locale: "fr" });

describe("a machine's translation", () => {
  it("is marked until a person changes it or says that it is right", () => {
    expect(french(machine(start(), "Lunettes"))).toMatchObject({ text: "Lunettes", origin: "machine" });
    const changed = machine(start(), "Lunettes").play("field.text", { ...place, locale: "fr", text: "Nos lunettes" });
    expect(french(changed)?.origin).toBe("human");
    const approved = machine(start(), "Lunettes").play("field.translated", { ...place, locale: "fr" });
    expect(french(approved)).toMatchObject({ text: "Lunettes", origin: "human" });
  });

  it("takes the place of another machine's, and of a person's only when that was asked", () => {
    expect(french(machine(machine(start(), "Lunette"), "Lunettes"))?.text).toBe("Lunettes");
    const byHand = () => start().play("field.text", { ...place, locale: "fr", text: "À moi" });
    expect(french(machine(byHand(), "Lunettes"))).toMatchObject({ text: "À moi", origin: "human" });
    expect(french(machine(byHand(), "Lunettes", { mayReplace: true }))).toMatchObject({ origin: "machine" });
    expect(french(machine(byHand(), "À moi", { mayReplace: true }))).toMatchObject({ origin: "human" });
  });

  it("is stale at once where its source was changed while it was made", () => {
    const player = start();
    const sourceHash = hashNow(player);
    player.play("field.text", { ...place, locale: "de", text: "Gläser" });
    player.play("field.translate", { locale: "fr", texts: [{ ...place, text: "Lunettes", json: null, sourceHash }] });
    expect(fieldsToTranslate(player.document, "de", "fr")).toEqual([{ ...place, state: "stale" }]);
  });

  it("counts as taken where it stands, and not where a person's text was kept", () => {
    const taken = (player: Player) =>
      countTaken(player.document, {
        locale: "fr",
        texts: [{ ...place, text: "Lunettes", json: null, sourceHash: null }],
      });
    const byHand = start().play("field.text", { ...place, locale: "fr", text: "À moi" });
    expect(taken(machine(start(), "Lunettes"))).toBe(1);
    expect(taken(machine(byHand, "Lunettes"))).toBe(0);
  });

  it("is one step to take back, however many texts it has, and leaves out what has gone", () => {
    const player = start().play("field.text", { groupId, fieldName: "kicker", locale: "de", text: "Neu" });
    const before = player.document;
    const text = (fieldName: string, own = groupId) => ({
      groupId: own,
      fieldName,
      text: fieldName,
      json: null,
      sourceHash: null,
    });
    player.play("field.translate", {
      locale: "fr",
      texts: [text("title"), text("title", idOf("gone")), text("kicker")],
    });
    expect(fieldsToTranslate(player.document, "de", "fr").map(({ state }) => state)).toEqual(["done", "done"]);
    expect(player.undo().document).toEqual(before);
  });

  it("is as long as formatted text may be, and in plain text as what a person writes", () => {
    const line = "x".repeat(longestText / 2);
    const words = [line, line, line].join("\n");
    const json: Json = words.split("\n").map((text) => ({ type: "p", children: [{ text }] }));
    const long = { groupId, text: words, json, sourceHash: null };
    const player = start().play("field.translate", { locale: "fr", texts: [{ ...long, fieldName: "description" }] });
    expect(textAt(player.document, { groupId, fieldName: "description", locale: "fr" })?.text).toBe(words);
    player.play("field.translate", { locale: "fr", texts: [{ ...long, fieldName: "title" }] });
    expect(player.refusals).toEqual(["invalid-input"]);
  });

  it("is checked like what a person writes", () => {
    const rich = (json: Json) => ({ groupId, fieldName: "description", text: "x", json, sourceHash: null });
    const link = [{ type: "p", children: [{ type: "a", url: "javascript:alert(1)", children: [{ text: "x" }] }] }];
    const player = start();
    for (const text of [rich(link), rich([{ type: "script" }]), { ...rich([]), fieldName: "nothing" }])
      player.play("field.translate", { locale: "fr", texts: [text] });
    player.play("field.translate", { locale: "it", texts: [rich([])] });
    expect(player.refusals).toEqual(["link-url", "rich-text-invalid", "field-unknown", "locale-unknown"]);
    expect(french(machine(player, "<b>Lunettes</b>\nici"))?.text).toBe("Lunettes\nici");
  });
});

describe("many texts", () => {
  it("are as many operations as their number and their bytes ask for, none lost and none out of order", () => {
    const short = Array.from({ length: 450 }, (_, index) => ({ text: String(index) }));
    expect(inOperations(short).map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(inOperations(short).flat()).toEqual(short);
    const long = Array.from({ length: 4 }, () => ({ text: "é".repeat(150_000) }));
    expect(inOperations(long).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(inOperations([])).toEqual([]);
  });
});
