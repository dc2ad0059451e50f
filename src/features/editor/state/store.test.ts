import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { editorServer } from "../../../../tests/support/editor-server.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { applyPatches, difference } from "~/features/page/domain/patches.ts";
import type { PageDocument, Patch } from "~/features/page/schema.ts";
import type { PendingStorage } from "./pending-storage.ts";
import { createEditorStore, type OwnedStore } from "./store.ts";
import type { PendingOperation } from "./types.ts";

const groupId = "11111111-1111-4111-8111-111111111111";
const empty: PageDocument = {
  id: "22222222-2222-4222-8222-222222222222",
  name: "Start",
  role: null,
  status: "draft",
  collection: null,
  options: {},
  disallowedLocales: [],
  locales: { de: { slug: "start", name: "Start", description: "" } },
  groups: {},
};

function fakeStorage(stored: PendingOperation[] = []): PendingStorage & { kept: readonly PendingOperation[] } {
  const storage = {
    kept: stored as readonly PendingOperation[],
    load: () => stored,
    save: (operations: readonly PendingOperation[]) => void (storage.kept = operations),
  };
  return storage;
}

const withHero = () => {
  const input = { groupId, kind: "hero", nextTo: null, parentId: null };
  const result = runCommand(
    empty,
    { opId: groupId, command: "group.add", input },
    { locales: ["de"], patchesOf: () => undefined },
  );
  if (!result.ok) throw new Error(result.refusal);
  return result.document;
};
const title = (text: string) => ({ groupId, fieldName: "title", locale: "de" as const, text });
const titleOf = (document: PageDocument) => document.groups[groupId]?.fields["title"]?.texts.de?.text;

let server: ReturnType<typeof editorServer>;
let store: OwnedStore;
let clock: number;
const state = () => store.getState();
const settle = () => {
  clock += 60_000;
  return vi.advanceTimersByTimeAsync(60_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  clock = 1_000_000;
  let ids = 0;
  server = editorServer(withHero());
  store = createEditorStore({
    draft: { document: server.document(), revision: 7, isProtected: false, publishedNumber: null, media: {} },
    locale: "de",
    locales: ["de"],
    isToolbarOpen: true,
    transport: server.transport,
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`,
    now: () => clock,
  });
  store.start(fakeStorage());
});
afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

describe("the editor's store", () => {
  it("shows an edit at once and says saved only when the server has confirmed it", async () => {
    store.actions.run("field.text", title("Hallo"));
    expect(titleOf(state().document)).toBe("Hallo");
    expect(state().saveState).toBe("saving");
    await settle();
    expect(state()).toMatchObject({ saveState: "saved", unsavedCount: 0, revision: 8 });
    expect(titleOf(server.document())).toBe("Hallo");
  });

  it("sends nothing for an edit that changes nothing", () => {
    store.actions.run("field.text", title("Hallo"));
    expect(store.actions.run("field.text", title("Hallo"))).toEqual({ ok: true, opId: null });
  });

  it("keeps typing apart from other steps and takes it back in one", async () => {
    store.actions.run("field.text", title("Erste Fassung"));
    await settle();
    clock += 5_000;
    for (const text of ["H", "Ha", "Hal", "Hallo"]) {
      clock += 200;
      store.actions.run("field.text", title(text), { mergeKey: "title" });
    }
    await settle();
    store.actions.undo();
    expect(titleOf(state().document)).toBe("Erste Fassung");
    store.actions.redo();
    expect(titleOf(state().document)).toBe("Hallo");
    await settle();
    expect(titleOf(server.document())).toBe("Hallo");
  });

  it("sends an operation again under the same id when the answer was lost, and counts it once", async () => {
    server.plan("lost");
    store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(10);
    expect(state().saveState).toBe("offline");
    await settle();
    expect(state()).toMatchObject({ saveState: "saved", revision: 8 });
    expect(new Set(server.received.map((operation) => operation.opId)).size).toBe(1);
  });

  it("does not change an operation that may have arrived already", async () => {
    server.plan("lost");
    store.actions.run("field.text", title("Ha"), { mergeKey: "title" });
    await vi.advanceTimersByTimeAsync(10);
    store.actions.run("field.text", title("Hallo"), { mergeKey: "title" });
    await settle();
    expect(titleOf(server.document())).toBe("Hallo");
    expect(new Set(server.received.map((operation) => operation.opId)).size).toBe(2);
  });

  it("sends what was done without a network together and in order when it is back", async () => {
    server.plan({ type: "offline" });
    for (const text of ["Eins", "Zwei", "Drei"]) store.actions.run("field.text", title(text));
    await vi.advanceTimersByTimeAsync(10);
    store.actions.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(server.parcels).toEqual([1, 3]);
    expect(state()).toMatchObject({ saveState: "saved", revision: 10 });
    expect(titleOf(server.document())).toBe("Drei");
  });

  it("sends again what a server did not get to, and nothing twice", async () => {
    server.plan({ type: "offline" }, "first only");
    for (const text of ["Eins", "Zwei", "Drei"]) store.actions.run("field.text", title(text));
    await settle();
    expect(server.parcels).toEqual([1, 3, 2]);
    expect(state()).toMatchObject({ saveState: "saved", revision: 10 });
    expect(state().document).toEqual(server.document());
  });

  it("asks about the one that is refused, and saves those behind it", async () => {
    server.plan({ type: "offline" }, { type: "refused", refusal: "group-not-found" });
    for (const text of ["Eins", "Zwei"]) store.actions.run("field.text", title(text));
    await settle();
    expect(state().refused).toMatchObject([{ text: "Eins" }]);
    expect(titleOf(server.document())).toBe("Zwei");
    expect(state().saveState).toBe("saved");
  });

  it("gives a request without an answer up after five seconds and sends the same again", async () => {
    server.plan("hangs");
    store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(server.received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(server.received.map(({ opId }) => opId)).toEqual(Array(2).fill(server.received[0]?.opId));
    expect(state()).toMatchObject({ saveState: "saved", revision: 8 });
  });

  it("gives it up at once when the network is back, and the mark does not speak of a failure", async () => {
    server.plan("hangs");
    store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(100);
    const shown = new Set<string>();
    const stopLooking = store.subscribe(() => shown.add(state().saveState));
    store.actions.retry();
    await vi.advanceTimersByTimeAsync(10);
    stopLooking();
    expect(state()).toMatchObject({ saveState: "saved", revision: 8 });
    expect([...shown]).toEqual(["saving", "saved"]);
  });

  it("keeps the text until the person has signed in again", async () => {
    server.plan({ type: "signedOut" });
    store.actions.run("field.text", title("Hallo"));
    await settle();
    expect(state()).toMatchObject({ saveState: "failed", saveProblem: "signedOut", unsavedCount: 1 });
    store.actions.retry();
    await settle();
    expect(state().saveState).toBe("saved");
  });

  it("follows others and keeps its own unsaved work on top", async () => {
    server.plan({ type: "offline" });
    store.actions.run("field.text", title("Meins"));
    store.onRemoteChange(server.edit("a1", "page.rename", { locale: null, name: "Neu" }));
    expect(state().document.name).toBe("Neu");
    expect(titleOf(state().document)).toBe("Meins");
    await settle();
    expect(titleOf(server.document())).toBe("Meins");
    expect(state()).toMatchObject({ saveState: "saved", conflicts: [] });
  });

  it("ignores the echo of its own operations", async () => {
    store.actions.run("field.text", title("Hallo"));
    await settle();
    const { patches } = { patches: [] as Patch[] };
    store.onRemoteChange({
      revision: 8,
      patches,
      command: "field.text",
      opId: "any",
      actorId: null,
      actorName: "",
      isForced: false,
    });
    expect(titleOf(state().document)).toBe("Hallo");
  });

  it("waits for a missing change and then fetches the draft", async () => {
    server.edit("a1", "page.rename", { locale: null, name: "Eins" });
    store.onRemoteChange(server.edit("a2", "field.text", title("Zwei")));
    expect(state().revision).toBe(7);
    await settle();
    expect(state().revision).toBe(9);
    expect(state().document).toMatchObject({ name: "Eins" });
    expect(titleOf(state().document)).toBe("Zwei");
  });

  it.each([
    ["mine", "Meins"],
    ["theirs", "Ihres"],
  ] as const)("lets the person choose %s when two changed the same field", async (choice, expected) => {
    const parts = [{ path: ["groups"], mine: "Meins", theirs: "Ihres", by: "Vera", at: "2026-01-01T00:00:00Z" }];
    server.plan({ type: "stale", parts });
    const theirs = server.edit("a1", "field.text", title("Ihres"));
    store.actions.run("field.text", title("Meins"));
    await settle();
    store.onRemoteChange(theirs);
    expect(state()).toMatchObject({ saveState: "failed", saveProblem: "conflict" });
    expect(titleOf(state().document)).toBe("Meins");
    const [conflict] = state().conflicts;
    if (!conflict) throw new Error("no conflict");
    store.actions.resolveConflict(conflict, choice);
    await settle();
    expect(state()).toMatchObject({ saveState: "saved", conflicts: [] });
    expect(titleOf(state().document)).toBe(expected);
    expect(titleOf(server.document())).toBe(expected);
    expect(server.received.at(-1)?.force).toBe(choice === "mine");
  });

  it("hands back the words of an operation that the server refuses for good", async () => {
    server.plan({ type: "refused", refusal: "group-not-found" });
    store.actions.run("field.text", title("Verloren?"));
    await settle();
    expect(state().refused).toMatchObject([{ refusal: "group-not-found", text: "Verloren?" }]);
    expect(state()).toMatchObject({ saveState: "saved", canUndo: false });
  });

  it("takes up what an earlier tab could not save", async () => {
    store.stop();
    const left: PendingOperation = {
      opId: "33333333-3333-4333-8333-333333333333",
      command: "field.text",
      input: title("Von gestern"),
      baseRevision: 7,
      mergeKey: null,
      at: 1,
      force: false,
      state: "waiting",
      wasSent: true,
      heldSince: null,
      confirmedAs: null,
    };
    const storage = fakeStorage([left]);
    expect(store.start(storage)).toBe(1);
    expect(titleOf(state().document)).toBe("Von gestern");
    await settle();
    expect(titleOf(server.document())).toBe("Von gestern");
    expect(storage.kept).toEqual([]);
  });

  it("shows in the end what the server has, whatever came in between", async () => {
    store.actions.run("field.text", title("Eins"));
    store.onRemoteChange(server.edit("a1", "page.rename", { locale: null, name: "Neu" }));
    store.actions.run("group.move", { groupId, direction: "up" });
    store.actions.run("field.text", title("Zwei"));
    store.actions.undo();
    await settle();
    expect(state().document).toEqual(server.document());
    expect(applyPatches(state().document, difference(state().document, server.document()))).toEqual(server.document());
  });
});

describe("typing", () => {
  const typed = (text: string, base: string | null, step = 1) =>
    store.actions.run(
      "field.text",
      { ...title(text), base },
      { mergeKey: `title ${step}`, isTyping: true, typed: { ...typedAt, before: caret(0), after: caret(text.length) } },
    );
  const typedAt = { groupId, fieldName: "title", locale: "de" } as const;
  const caret = (at: number) => ({ anchor: at, focus: at });

  it("is said to be saving and kept on the device at the first key, before anything is sent", () => {
    const storage = fakeStorage();
    store.start(storage);
    typed("H", null);
    expect(state().saveState).toBe("saving");
    expect(storage.kept).toHaveLength(1);
    expect(server.received).toEqual([]);
  });

  it("is sent within two seconds although the typing never pauses", async () => {
    for (let count = 1; count <= 20; count += 1) {
      clock += 100;
      typed("a".repeat(count), count === 1 ? null : "a".repeat(count - 1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.received.length).toBeGreaterThan(0);
    expect(titleOf(server.document())?.length).toBeGreaterThanOrEqual(14);
  });

  it("is taken back step by step, and the caret goes where it was", () => {
    typed("eins ", null);
    typed("eins zwei", "eins", 2);
    store.actions.undo();
    expect(titleOf(state().document)).toBe("eins");
    expect(state().taken).toMatchObject({ ...typedAt, range: caret(0) });
    store.actions.redo();
    expect(titleOf(state().document)).toBe("eins zwei");
    expect(state().taken).toMatchObject({ range: caret(9) });
  });

  it("has what is being typed written down before an undo takes it back", async () => {
    const stop = store.actions.onFlush(() => typed("Hallo", null));
    store.actions.undo();
    stop();
    expect(titleOf(state().document)).toBeUndefined();
    await settle();
    expect(state().document).toEqual(server.document());
  });

  it("meets another person's words in the same text without asking", async () => {
    typed("Wir sind da", null);
    await settle();
    typed("Wir sind gern da", "Wir sind da", 2);
    store.onRemoteChange(server.edit("a1", "field.text", title("Alle sind da")));
    expect(titleOf(state().document)).toBe("Alle sind gern da");
    await settle();
    expect(titleOf(server.document())).toBe("Alle sind gern da");
    expect(state()).toMatchObject({ saveState: "saved", conflicts: [] });
  });

  it("keeps its other words when it gives way where both changed the same ones", async () => {
    typed("eins zwei drei", null);
    await settle();
    const theirs = server.edit("a1", "field.text", title("eins zwei DREI"));
    server.plan({ type: "stale", parts: [{ path: ["x"], mine: null, theirs: null, by: "Vera", at: "" }] });
    typed("EINS zwei 3", "eins zwei drei", 2);
    await settle();
    store.onRemoteChange(theirs);
    const [conflict] = state().conflicts;
    if (!conflict) throw new Error("no conflict");
    store.actions.resolveConflict(conflict, "theirs");
    await settle();
    expect(titleOf(server.document())).toBe("EINS zwei DREI");
    expect(titleOf(state().document)).toBe("EINS zwei DREI");
  });

  it.each(["before the refusal came", "after it"])(
    "asks once about words typed on %s, and sends them all",
    async (when) => {
      typed("eins zwei", null);
      await settle();
      const theirs = server.edit("a1", "field.text", title("eins DREI"));
      const path = ["groups", groupId, "fields", "title", "texts", "de"];
      server.plan({ type: "stale", parts: [{ path, mine: null, theirs: { text: "eins DREI" }, by: "Vera", at: "" }] });
      typed("eins vier", "eins zwei", 2);
      store.actions.flush();
      if (when === "after it") await settle();
      typed("eins vierzehn", "eins vier", 3);
      store.onRemoteChange(theirs);
      await settle();
      const [conflict, ...more] = state().conflicts;
      if (!conflict) throw new Error("no conflict");
      expect(more).toEqual([]);
      expect(conflict.parts[0]?.mine).toMatchObject({ text: "eins vierzehn" });
      expect(server.received).toHaveLength(2);

      store.actions.resolveConflict(conflict, "mine");
      await settle();
      expect(server.received.slice(2)).toMatchObject([{ force: true }]);
      expect(titleOf(server.document())).toBe("eins vierzehn");
      expect(state()).toMatchObject({ saveState: "saved", conflicts: [] });
      expect(state().document).toEqual(server.document());
    },
  );

  it("can be taken back after a reload, also beside what others have written since", async () => {
    const change = server.edit("33333333-3333-4333-8333-333333333333", "field.text", title("Wir sind da"));
    server.earlier.push({ ...change, tookBack: null, at: 1 });
    const later = server.edit("44444444-4444-4444-8444-444444444444", "field.text", title("Wir sind gern da"));
    server.earlier.push({ ...later, tookBack: null, at: 9000 });
    store.onRemoteChange(change);
    store.onRemoteChange(later);
    store.onRemoteChange(server.edit("55555555-5555-4555-8555-555555555555", "field.text", title("Alle sind gern da")));
    store.start(fakeStorage());
    await settle();
    expect(state().canUndo).toBe(true);
    store.actions.undo();
    expect(titleOf(state().document)).toBe("Alle sind da");
    await settle();
    expect(titleOf(server.document())).toBe("Alle sind da");
  });

  it("tells of words that another person replaced on purpose, and of no others", async () => {
    typed("Meins", null);
    await settle();
    store.onRemoteChange(server.edit("a1", "field.text", title("Anders")));
    expect(state().replaced).toEqual([]);
    store.onRemoteChange({ ...server.edit("a2", "field.text", title("Ihres")), isForced: true });
    expect(state().replaced).toEqual([{ opId: "a2", by: "Vera", text: "Anders" }]);
  });
});
