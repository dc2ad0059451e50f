import { describe, expect, it } from "vitest";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import { mergesInto, runCommand } from "./run.ts";

const hero = idOf("hero");
const text = idOf("text");
const place = { groupId: hero, fieldName: "title", locale: "de" };
const richPlace = { groupId: text, fieldName: "textBlock", locale: "de" };
const paragraph = (words: string) => [{ type: "p", children: [{ text: words }] }];

/** A page with a title and a formatted text, both written. */
function written(title: string): Player {
  return new Player()
    .play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null })
    .play("field.richText", { ...richPlace, json: paragraph(title) })
    .play("field.text", { ...place, text: title });
}
const titleOf = (player: Player) => player.document.groups[hero]?.fields.title?.texts.de?.text ?? null;
const richOf = (player: Player) => player.document.groups[text]?.fields.textBlock?.texts.de?.text ?? null;
const lastOf = (player: Player) => player.steps.at(-1) ?? "";
const isMerged = (player: Player, command: string, input: object) =>
  mergesInto(player.document, { opId: idOf("x"), command, input: input as never });

it.each([
  ["field.text", { ...place, text: "Neu", base: "Alt" }],
  ["field.richText", { ...richPlace, json: paragraph("Neu"), base: paragraph("Alt") }],
])("keeps of %s in the log what was written, once, and not what it was written upon", (command, input) => {
  const settings = { locales: ["de" as const], patchesOf: () => undefined };
  const { base: _, ...kept } = input;
  expect(runCommand(written("Alt").document, { opId: idOf("x"), command, input }, settings)).toMatchObject({
    input: kept,
  });
  expect(runCommand(written("Alt").document, { opId: idOf("x"), command, input }, settings)).not.toHaveProperty(
    "input.base",
  );
});

describe("a text that others have written on since it was begun", () => {
  it("keeps their words beside its own", () => {
    const player = written("Wir sind heute da");
    const mine = { ...place, text: "Alle sind da!", base: "Wir sind da" };
    expect(isMerged(player, "field.text", mine)).toBe(true);
    expect(titleOf(player.play("field.text", mine))).toBe("Alle sind heute da!");
  });

  it("keeps their formatted words beside its own", () => {
    const player = written("Wir sind heute da");
    const mine = { ...richPlace, json: paragraph("Wir sind gern da"), base: paragraph("Wir sind da") };
    expect(isMerged(player, "field.richText", mine)).toBe(false);
    const other = { ...richPlace, json: paragraph("Alle sind da"), base: paragraph("Wir sind da") };
    expect(isMerged(player, "field.richText", other)).toBe(true);
    expect(richOf(player.play("field.richText", other))).toBe("Alle sind heute da");
  });

  it("has its own words where both changed the same ones, and says that they clash", () => {
    const player = written("Wir sind heute da");
    const mine = { ...place, text: "Wir sind morgen da", base: "Wir sind gestern da" };
    expect(isMerged(player, "field.text", mine)).toBe(false);
    expect(titleOf(player.play("field.text", mine))).toBe("Wir sind morgen da");
  });

  it("replaces what it finds when nobody says what it was typed upon", () => {
    const player = written("Wir sind heute da");
    expect(isMerged(player, "field.text", { ...place, text: "Neu" })).toBe(false);
    expect(titleOf(player.play("field.text", { ...place, text: "Neu" }))).toBe("Neu");
  });

  it("gives its words back while theirs stay", () => {
    const player = written("Wir sind da");
    player.play("field.text", { ...place, text: "Wir sind heute da" });
    const mine = lastOf(player);
    player.play("field.text", { ...place, text: "Alle sind heute da" });
    expect(titleOf(player.undo(mine))).toBe("Alle sind da");
    expect(titleOf(player.undo())).toBe("Alle sind heute da");
  });

  it.each([
    ["in front of the only word", null, "Brillen", "Neu Brillen", "Neu"],
    ["behind the last word", "Wir", "Wir sind", "Wir sind da", "Wir da"],
  ])("gives its words back while theirs stay right beside them: %s", (_, before, mine, theirs, left) => {
    const player = written("alt").play("field.text", { ...place, text: before });
    player.play("field.text", { ...place, text: mine });
    const step = lastOf(player);
    player.play("field.text", { ...place, text: theirs });
    expect(titleOf(player.undo(step))).toBe(left);
    expect(player.refusals).toEqual([]);
  });

  it("gives nothing back where others have changed the very words since", () => {
    const player = written("Wir sind da");
    player.play("field.text", { ...place, text: "Wir sind heute da" });
    const mine = lastOf(player);
    player.play("field.text", { ...place, text: "Wir sind morgen da" });
    player.undo(mine);
    expect(player.refusals).toEqual(["changed-meanwhile"]);
    expect(titleOf(player)).toBe("Wir sind morgen da");
  });
});
