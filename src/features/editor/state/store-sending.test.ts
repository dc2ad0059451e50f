import { describe, expect, it, vi } from "vitest";
import type { ChangeEvent } from "~/features/document/schema.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { fakeStorage, groupId, title, titleOf, useEditorStore } from "../../../../tests/support/editor-store.ts";
import type { PendingOperation } from "./types.ts";

const tab = useEditorStore();

describe("what the editor's store sends", () => {
  it("sends an operation again under the same id when the answer was lost, and counts it once", async () => {
    tab.server.plan("lost");
    tab.store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.state().saveState).toBe("offline");
    await tab.settle();
    expect(tab.state()).toMatchObject({ saveState: "saved", revision: 8 });
    expect(new Set(tab.server.received.map((operation) => operation.opId)).size).toBe(1);
  });

  it("tells whether what is not sent would outlive the tab", async () => {
    const storage = fakeStorage();
    const save = vi.spyOn(storage, "save").mockReturnValue(false);
    tab.store.start(storage);
    tab.server.plan({ type: "offline" });
    tab.store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.state()).toMatchObject({ saveState: "offline", isKept: false });
    save.mockReturnValue(true);
    await tab.settle();
    expect(tab.state()).toMatchObject({ saveState: "saved", isKept: true });
  });

  it("does not change an operation that may have arrived already", async () => {
    tab.server.plan("lost");
    tab.store.actions.run("field.text", title("Ha"), { mergeKey: "title" });
    await vi.advanceTimersByTimeAsync(10);
    tab.store.actions.run("field.text", title("Hallo"), { mergeKey: "title" });
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Hallo");
    expect(new Set(tab.server.received.map((operation) => operation.opId)).size).toBe(2);
  });

  it("sends each of two moves, which are one step, when they wait for another save", async () => {
    const added = ["3", "4"].map((digit) => digit.repeat(8) + groupId.slice(8));
    for (const each of added)
      tab.store.actions.run("group.add", { groupId: each, kind: "cta", nextTo: null, parentId: null });
    await tab.settle();
    const order = () => sectionsOf(tab.server.document()).map(({ id }) => id);
    const before = order();
    tab.store.actions.run("field.text", title("Hallo")); // on its way while the moves are made
    const drag = () =>
      tab.store.actions.run("group.move", { groupId: before[0] ?? "", direction: "down" }, { mergeKey: "drag" });
    drag();
    drag();
    await tab.settle();
    expect(order()).toEqual([before[1], before[2], before[0]]);
    tab.store.actions.undo();
    await tab.settle();
    expect(order()).toEqual(before);
  });

  it("sends what was done without a network together and in order when it is back", async () => {
    tab.server.plan({ type: "offline" });
    for (const text of ["Eins", "Zwei", "Drei"]) tab.store.actions.run("field.text", title(text));
    await vi.advanceTimersByTimeAsync(10);
    tab.store.actions.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.server.parcels).toEqual([1, 3]);
    expect(tab.state()).toMatchObject({ saveState: "saved", revision: 10 });
    expect(titleOf(tab.server.document())).toBe("Drei");
  });

  it("sends again what a server did not get to, and nothing twice", async () => {
    tab.server.plan({ type: "offline" }, "first only");
    for (const text of ["Eins", "Zwei", "Drei"]) tab.store.actions.run("field.text", title(text));
    await tab.settle();
    expect(tab.server.parcels).toEqual([1, 3, 2]);
    expect(tab.state()).toMatchObject({ saveState: "saved", revision: 10 });
    expect(tab.state().document).toEqual(tab.server.document());
  });

  it("asks about the one that is refused, and saves those behind it", async () => {
    tab.server.plan({ type: "offline" }, { type: "refused", refusal: "group-not-found" });
    for (const text of ["Eins", "Zwei"]) tab.store.actions.run("field.text", title(text));
    await tab.settle();
    expect(tab.state().refused).toMatchObject([{ text: "Eins" }]);
    expect(titleOf(tab.server.document())).toBe("Zwei");
    expect(tab.state().saveState).toBe("saved");
  });

  it("gives a request without an answer up after five seconds and sends the same again", async () => {
    tab.server.plan("hangs");
    tab.store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(tab.server.received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(tab.server.received.map(({ opId }) => opId)).toEqual(Array(2).fill(tab.server.received[0]?.opId));
    expect(tab.state()).toMatchObject({ saveState: "saved", revision: 8 });
  });

  it("gives it up at once when the network is back, and the mark does not speak of a failure", async () => {
    tab.server.plan("hangs");
    tab.store.actions.run("field.text", title("Hallo"));
    await vi.advanceTimersByTimeAsync(100);
    const shown = new Set<string>();
    const stopLooking = tab.store.subscribe(() => shown.add(tab.state().saveState));
    tab.store.actions.retry();
    await vi.advanceTimersByTimeAsync(10);
    stopLooking();
    expect(tab.state()).toMatchObject({ saveState: "saved", revision: 8 });
    expect([...shown]).toEqual(["saving", "saved"]);
  });

  it("tries soon again when the network is back after many failures, although its first request fails, too", async () => {
    tab.server.plan(...Array<{ type: "offline" }>(7).fill({ type: "offline" }));
    tab.store.actions.run("field.text", title("Hallo"));
    while (tab.server.received.length < 6) await vi.advanceTimersByTimeAsync(50);
    tab.store.actions.retry();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(tab.server.received).toHaveLength(8);
    expect(tab.state().saveState).toBe("saved");
  });

  it.each(["first only", "hangs", "lost"] as const)(
    "sends nothing any more once it is stopped, and the rest after the next start: %s",
    async (answer) => {
      tab.server.plan(answer);
      for (const text of ["Eins", "Zwei", "Drei"]) tab.store.actions.run("field.text", title(text));
      tab.store.stop();
      tab.store.actions.retry();
      await tab.settle();
      expect(tab.server.parcels).toEqual([1]);

      tab.store.start(fakeStorage());
      await tab.settle();
      expect(titleOf(tab.server.document())).toBe("Drei");
      expect(tab.state().saveState).toBe("saved");
    },
  );

  it("keeps the text until the person has signed in again", async () => {
    tab.server.plan({ type: "signedOut" });
    tab.store.actions.run("field.text", title("Hallo"));
    await tab.settle();
    expect(tab.state()).toMatchObject({ saveState: "failed", saveProblem: "signedOut", unsavedCount: 1 });
    tab.store.actions.retry();
    await tab.settle();
    expect(tab.state().saveState).toBe("saved");
  });

  describe("to a page that is not there any more", () => {
    const trashed = (command: string, revision: number): ChangeEvent => ({
      ...{ command, revision, patches: [], opId: "44444444-4444-4444-8444-444444444444" },
      ...{ actorId: "x", actorName: "Vera", isForced: false },
    });

    it("is kept with its words named, and comes back with the page", async () => {
      const storage = fakeStorage();
      tab.store.start(storage);
      tab.server.plan({ type: "gone" });
      for (const text of ["Ha", "Hallo"]) tab.store.actions.run("field.text", { ...title(text), base: null });
      await tab.settle();
      expect(tab.server.parcels).toHaveLength(1);
      expect(tab.state()).toMatchObject({ saveProblem: "gone", refused: [], gone: { by: null, words: ["Hallo"] } });
      expect(storage.kept).toHaveLength(2);
      expect(titleOf(tab.state().document)).toBe("Hallo");

      tab.store.onRemoteChange(trashed("page.restore", 9));
      await tab.settle();
      expect(tab.state()).toMatchObject({ saveState: "saved", saveProblem: "none", gone: null });
      expect(titleOf(tab.server.document())).toBe("Hallo");
      expect(storage.kept).toEqual([]);
    });

    it("is told as soon as somebody takes the page away, all saved or not", async () => {
      tab.store.onRemoteChange(trashed("page.remove", 8));
      expect(tab.state()).toMatchObject({ saveProblem: "gone", gone: { by: { id: "x", name: "Vera" }, words: [] } });
      tab.server.plan({ type: "gone" });
      tab.store.actions.run("field.text", title("Hallo"));
      await tab.settle();
      expect(tab.state().gone).toEqual({ by: { id: "x", name: "Vera" }, words: ["Hallo"] });
    });
  });

  it("hands back the words of an operation that the server refuses for good", async () => {
    tab.server.plan({ type: "refused", refusal: "group-not-found" });
    tab.store.actions.run("field.text", title("Verloren?"));
    await tab.settle();
    expect(tab.state().refused).toMatchObject([{ refusal: "group-not-found", text: "Verloren?" }]);
    expect(tab.state()).toMatchObject({ saveState: "saved", canUndo: false });
  });

  it("takes up what an earlier tab could not save", async () => {
    tab.store.stop();
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
    expect(tab.store.start(storage)).toBe(1);
    expect(titleOf(tab.state().document)).toBe("Von gestern");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Von gestern");
    expect(storage.kept).toEqual([]);
  });
});
