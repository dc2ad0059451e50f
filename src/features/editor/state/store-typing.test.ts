import { describe, expect, it, vi } from "vitest";
import { fakeStorage, groupId, title, titleOf, useEditorStore } from "../../../../tests/support/editor-store.ts";

const tab = useEditorStore();

describe("typing", () => {
  const typed = (text: string, base: string | null, step = 1) =>
    tab.store.actions.run(
      "field.text",
      { ...title(text), base },
      { mergeKey: `title ${step}`, isTyping: true, typed: { ...typedAt, before: caret(0), after: caret(text.length) } },
    );
  const typedAt = { groupId, fieldName: "title", locale: "de" } as const;
  const caret = (at: number) => ({ anchor: at, focus: at });

  it("is said to be saving and kept on the device at the first key, before anything is sent", () => {
    const storage = fakeStorage();
    tab.store.start(storage);
    typed("H", null);
    expect(tab.state().saveState).toBe("saving");
    expect(storage.kept).toHaveLength(1);
    expect(tab.server.received).toEqual([]);
  });

  it("is sent within two seconds although the typing never pauses", async () => {
    for (let count = 1; count <= 20; count += 1) {
      tab.pass(100);
      typed("a".repeat(count), count === 1 ? null : "a".repeat(count - 1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(tab.server.received.length).toBeGreaterThan(0);
    expect(titleOf(tab.server.document())?.length).toBeGreaterThanOrEqual(14);
  });

  it("is taken back step by step, and the caret goes where it was", () => {
    typed("eins ", null);
    typed("eins zwei", "eins", 2);
    tab.store.actions.undo();
    expect(titleOf(tab.state().document)).toBe("eins");
    expect(tab.state().taken).toMatchObject({ ...typedAt, range: caret(0) });
    tab.store.actions.redo();
    expect(titleOf(tab.state().document)).toBe("eins zwei");
    expect(tab.state().taken).toMatchObject({ range: caret(9) });
  });

  it("has what is being typed written down before an undo takes it back", async () => {
    const stop = tab.store.actions.onFlush(() => typed("Hallo", null));
    tab.store.actions.undo();
    stop();
    expect(titleOf(tab.state().document)).toBeUndefined();
    await tab.settle();
    expect(tab.state().document).toEqual(tab.server.document());
  });

  it("meets another person's words in the same text without asking", async () => {
    typed("Wir sind da", null);
    await tab.settle();
    typed("Wir sind gern da", "Wir sind da", 2);
    tab.store.onRemoteChange(tab.server.edit("a1", "field.text", title("Alle sind da")));
    expect(titleOf(tab.state().document)).toBe("Alle sind gern da");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Alle sind gern da");
    expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
  });

  it("keeps its other words when it gives way where both changed the same ones", async () => {
    typed("eins zwei drei", null);
    await tab.settle();
    const theirs = tab.server.edit("a1", "field.text", title("eins zwei DREI"));
    tab.server.plan({
      type: "stale",
      parts: [{ path: ["x"], mine: null, theirs: "eins zwei DREI", by: "Vera", at: "" }],
    });
    typed("EINS zwei 3", "eins zwei drei", 2);
    await tab.settle();
    tab.store.onRemoteChange(theirs);
    const [conflict] = tab.state().conflicts;
    if (!conflict) throw new Error("no conflict");
    tab.store.actions.resolveConflict(conflict, "theirs");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("EINS zwei DREI");
    expect(titleOf(tab.state().document)).toBe("EINS zwei DREI");
  });

  it.each([
    { what: "sends nothing", mine: "eins zwei 3", left: "eins zwei DREI ZWÖLF", sent: 0 },
    { what: "sends its other words", mine: "EINS zwei 3", left: "EINS zwei DREI ZWÖLF", sent: 1 },
  ])("$what when it gives way later, after the other has gone on", async ({ mine, left, sent }) => {
    typed("eins zwei drei", null);
    await tab.settle();
    const first = tab.server.edit("a1", "field.text", title("eins zwei DREI"));
    tab.server.plan({
      type: "stale",
      parts: [{ path: ["x"], mine: null, theirs: "eins zwei DREI", by: "Vera", at: "" }],
    });
    typed(mine, "eins zwei drei", 2);
    await tab.settle();
    tab.store.onRemoteChange(first);
    tab.store.onRemoteChange(tab.server.edit("a2", "field.text", title("eins zwei DREI ZWÖLF")));
    const before = tab.server.received.length;
    const [conflict] = tab.state().conflicts;
    if (!conflict) throw new Error("no conflict");
    tab.store.actions.resolveConflict(conflict, "theirs");
    await tab.settle();
    expect(tab.server.received).toHaveLength(before + sent);
    expect(titleOf(tab.server.document())).toBe(left);
    expect(tab.state().document).toEqual(tab.server.document());
    expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
  });

  it.each(["before the refusal came", "after it"])(
    "asks once about words typed on %s, and sends them all",
    async (when) => {
      typed("eins zwei", null);
      await tab.settle();
      const theirs = tab.server.edit("a1", "field.text", title("eins DREI"));
      const path = ["groups", groupId, "fields", "title", "texts", "de"];
      tab.server.plan({
        type: "stale",
        parts: [{ path, mine: null, theirs: { text: "eins DREI" }, by: "Vera", at: "" }],
      });
      typed("eins vier", "eins zwei", 2);
      tab.store.actions.flush();
      if (when === "after it") await tab.settle();
      typed("eins vierzehn", "eins vier", 3);
      tab.store.onRemoteChange(theirs);
      await tab.settle();
      const [conflict, ...more] = tab.state().conflicts;
      if (!conflict) throw new Error("no conflict");
      expect(more).toEqual([]);
      expect(conflict.parts[0]?.mine).toMatchObject({ text: "eins vierzehn" });
      expect(tab.server.received).toHaveLength(2);

      tab.store.actions.resolveConflict(conflict, "mine");
      await tab.settle();
      expect(tab.server.received.slice(2)).toMatchObject([{ force: true }]);
      expect(titleOf(tab.server.document())).toBe("eins vierzehn");
      expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
      expect(tab.state().document).toEqual(tab.server.document());
    },
  );

  it("can be taken back after a reload, also beside what others have written since", async () => {
    const change = tab.server.edit("33333333-3333-4333-8333-333333333333", "field.text", title("Wir sind da"));
    tab.server.earlier.push({ ...change, tookBack: null, at: 1 });
    const later = tab.server.edit("44444444-4444-4444-8444-444444444444", "field.text", title("Wir sind gern da"));
    tab.server.earlier.push({ ...later, tookBack: null, at: 9000 });
    tab.store.onRemoteChange(change);
    tab.store.onRemoteChange(later);
    tab.store.onRemoteChange(
      tab.server.edit("55555555-5555-4555-8555-555555555555", "field.text", title("Alle sind gern da")),
    );
    tab.store.start(fakeStorage());
    await tab.settle();
    expect(tab.state().canUndo).toBe(true);
    tab.store.actions.undo();
    expect(titleOf(tab.state().document)).toBe("Alle sind da");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Alle sind da");
  });

  it("tells of words that another person replaced on purpose, and of no others", async () => {
    typed("Meins", null);
    await tab.settle();
    tab.store.onRemoteChange(tab.server.edit("a1", "field.text", title("Anders")));
    expect(tab.state().replaced).toEqual([]);
    tab.store.onRemoteChange({ ...tab.server.edit("a2", "field.text", title("Ihres")), isForced: true });
    expect(tab.state().replaced).toEqual([{ opId: "a2", by: "Vera", text: "Anders" }]);
  });
});
