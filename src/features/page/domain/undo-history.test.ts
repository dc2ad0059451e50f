import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import { historyOf, type OwnChange } from "./undo-history.ts";

const path = ["groups", "g", "fields", "title", "texts", "de"];
const text = (value: string) => (value === "" ? null : { text: value, json: null, sourceHash: null, origin: "human" });
const typed = (opId: string, before: string, after: string, at: number): OwnChange => ({
  opId,
  command: "field.text",
  tookBack: null,
  patches: [{ path, before: text(before), after: text(after) }],
  at,
});
const undo = (opId: string, ...tookBack: string[]): OwnChange => ({
  opId,
  command: "history.undo",
  tookBack,
  patches: [],
  at: 0,
});
const ids = (changes: OwnChange[]) => {
  const { undo: taken, redo } = historyOf(changes);
  return [taken.map(({ opIds }) => opIds.join("+")), redo.map(({ opIds }) => opIds.join("+"))];
};

describe("what can be taken back after a reload", () => {
  it("is what was typed, word by word, the saves of one word together", () => {
    const changes = [typed("a", "", "ei", 0), typed("b", "ei", "eins", 900), typed("c", "eins", "eins zwei", 1500)];
    expect(ids(changes)).toEqual([["a+b", "c"], []]);
  });
  it("is apart where a long pause or another person's words lie between", () => {
    expect(ids([typed("a", "", "ei", 0), typed("b", "ei", "eins", 9000)])).toEqual([["a", "b"], []]);
    expect(ids([typed("a", "", "ei", 0), typed("b", "Neu ei", "Neu eins", 500)])).toEqual([["a", "b"], []]);
  });
  it("knows what was taken back already, and what was done again", () => {
    const start = [typed("a", "", "eins", 0), typed("b", "eins", "eins zwei", 500)];
    expect(ids([...start, undo("u", "b")])).toEqual([["a"], ["u"]]);
    expect(ids([...start, undo("u", "b"), undo("r", "u")])).toEqual([["a", "r"], []]);
    expect(ids([...start, undo("u", "b"), typed("c", "eins", "eins drei", 9000)])).toEqual([["a", "c"], []]);
  });

  it("passes over typing that ended where it began", () => {
    const there = [typed("a", "", "eins", 0), typed("b", "eins", "eins zwei", 9000)];
    expect(ids([...there, typed("c", "eins zwei", "eins", 9500)])).toEqual([["a"], []]);
  });

  it("leads back to the first document, whatever was done and taken back before", () => {
    const words = fc.constantFrom("eins", "eins zwei", "zwei", "zwei drei vier");
    const step = fc.oneof(
      words.map((value) => ({ type: "type" as const, value })),
      fc.constantFrom({ type: "undo" as const }, { type: "redo" as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const hero = idOf("hero");
        const player = new Player().play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null });
        const start = player.document;
        const changes: OwnChange[] = [];
        const play = (command: string, input: { opIds: string[] } | object) => {
          const before = player.steps.length;
          player.play(command, input as never);
          const opId = player.steps.at(-1);
          if (player.steps.length === before || !opId) return;
          const tookBack = "opIds" in input ? input.opIds : null;
          changes.push({ opId, command, tookBack, patches: player.log.get(opId) ?? [], at: changes.length * 500 });
        };
        const takeBack = (from: "undo" | "redo") => {
          for (const last of historyOf(changes)[from].toReversed()) {
            const before = changes.length;
            play("history.undo", { opIds: [...last.opIds].reverse() });
            if (changes.length > before) return; // what had undone itself is passed over
          }
        };
        for (const one of steps) {
          if (one.type !== "type") takeBack(one.type);
          else play("field.text", { groupId: hero, fieldName: "title", locale: "de", text: one.value });
        }
        for (const { opIds } of historyOf(changes).undo.toReversed())
          player.play("history.undo", { opIds: [...opIds].reverse() });
        expect(player.refusals).toEqual([]);
        expect(player.document).toEqual(start);
      }),
    );
  });
});
