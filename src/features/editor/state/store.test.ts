import { describe, expect, it } from "vitest";
import { groupId, title, titleOf, useEditorStore } from "../../../../tests/support/editor-store.ts";
import { applyPatches, difference } from "~/features/page/domain/patches.ts";
import type { Patch } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";

const tab = useEditorStore();

describe("the editor's store", () => {
  it("shows an edit at once and says saved only when the server has confirmed it", async () => {
    tab.store.actions.run("field.text", title("Hallo"));
    expect(titleOf(tab.state().document)).toBe("Hallo");
    expect(tab.state().saveState).toBe("saving");
    await tab.settle();
    expect(tab.state()).toMatchObject({ saveState: "saved", unsavedCount: 0, revision: 8 });
    expect(titleOf(tab.server.document())).toBe("Hallo");
  });

  it("sends nothing for an edit that changes nothing", () => {
    tab.store.actions.run("field.text", title("Hallo"));
    expect(tab.store.actions.run("field.text", title("Hallo"))).toEqual({ ok: true, opId: null });
  });

  it("asks nobody who follows a part of it that did not change", () => {
    const told = { selection: 0, document: 0, all: 0 };
    tab.store.subscribe(() => void (told.selection += 1), ["selection"]);
    tab.store.subscribe(() => void (told.document += 1), ["document", "locale"]);
    const stop = tab.store.subscribe(() => void (told.all += 1));
    tab.store.actions.select({ groupId, fieldName: "title" });
    tab.store.actions.run("field.text", title("H"), { isTyping: true });
    expect(told).toEqual({ selection: 1, document: 1, all: 2 });
    stop();
    tab.store.actions.select(null);
    expect(told).toEqual({ selection: 2, document: 1, all: 2 });
  });

  it("tells nobody of a flush that finds nothing to release", async () => {
    tab.store.actions.run("field.text", title("Hallo"), { isTyping: true, mergeKey: "title" });
    tab.store.actions.flush();
    await tab.settle();
    const seen = tab.state();
    tab.store.actions.flush();
    expect(tab.state()).toBe(seen);
  });

  it("has the draft fetched once for a picture that it does not know, which may be gone from the library", async () => {
    const { transport } = tab.server;
    const { loadDraft } = transport;
    let asked = 0;
    transport.loadDraft = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error("offline")) : loadDraft();
    };
    const askedAfter = async (command: string, input: Json) => {
      tab.store.onRemoteChange(tab.server.edit(`remote ${command} ${JSON.stringify(input)}`, command, input));
      await tab.settle();
      return asked;
    };
    const shows = (mediaId: string) => ({ groupId, fieldName: "image", mediaId });
    expect(await askedAfter("field.image", shows("33333333-3333-4333-8333-333333333333"))).toBe(1);
    expect(await askedAfter("field.text", title("Hallo"))).toBe(2); // the first time it was out of reach
    expect(await askedAfter("field.text", title("Hallo du"))).toBe(2);
    expect(await askedAfter("field.image", shows("44444444-4444-4444-8444-444444444444"))).toBe(3);
    expect(await askedAfter("field.text", title("Hallo"))).toBe(3);
  });

  it("knows what visitors find once somebody else, or a plan, has published the page", async () => {
    const { transport } = tab.server;
    const { loadDraft } = transport;
    expect(tab.state().publishedNumber).toBeNull();
    transport.loadDraft = async () => ({ ...(await loadDraft()), publishedNumber: 1 });
    const told = tab.server.edit("publish", "field.text", title("Hallo"));
    tab.store.onRemoteChange({ ...told, command: "page.publish", patches: [] });
    await tab.settle();
    expect(tab.state().publishedNumber).toBe(1);
  });

  it("keeps what was said of a picture, and what is published, against a draft that was asked for before", async () => {
    const { transport } = tab.server;
    const { loadDraft } = transport;
    const medium = (alt: string) => ({ id: "33333333-3333-4333-8333-333333333333", alt: { de: alt } }) as never;
    tab.store.actions.addMedia(medium("alt"));
    let release = () => undefined as void;
    const late = new Promise<void>((go) => (release = go));
    const before = { ...(await loadDraft()), media: { "33333333-3333-4333-8333-333333333333": medium("alt") } };
    transport.loadDraft = () => late.then(() => before);
    const older = tab.store.actions.refresh();
    tab.store.actions.addMedia(medium("neu"));
    tab.server.edit("publish", "field.text", title("Hallo"));
    transport.loadDraft = async () => ({ ...(await loadDraft()), publishedNumber: 1 });
    await tab.store.actions.refresh();
    release();
    await older;
    expect(Object.values(tab.state().media)).toEqual([medium("neu")]);
    expect(tab.state().publishedNumber).toBe(1);
  });

  it("takes what is for members from when the site's business is one, and no longer than that", () => {
    const add = (id: string) =>
      tab.store.actions.run("group.add", { groupId: id, kind: "marketplace", nextTo: null, parentId: null });
    tab.server.plan({ type: "offline" });
    const [one, other] = ["55555555-5555-4555-8555-555555555555", "66666666-6666-4666-8666-666666666666"];
    expect(add(one)).toMatchObject({ ok: false, refusal: "members-only" });
    tab.store.onSetting({ isMember: true, locales: ["de"] });
    expect(add(one)).toMatchObject({ ok: true });
    tab.store.onSetting({ isMember: false, locales: ["de"] });
    expect(add(other)).toMatchObject({ ok: false, refusal: "members-only" });
  });

  it("offers nothing to take back, or again, once all changes are discarded", async () => {
    tab.store.actions.run("field.text", title("Erste Fassung"));
    tab.store.actions.run("page.rename", { locale: null, name: "Neu" });
    tab.store.actions.undo();
    await tab.settle();
    expect(tab.state()).toMatchObject({ canUndo: true, canRedo: true });
    tab.store.actions.forgetSteps();
    expect(tab.state()).toMatchObject({ canUndo: false, canRedo: false, undoAt: null, redoAt: null });
  });

  it("keeps typing apart from other steps and takes it back in one", async () => {
    tab.store.actions.run("field.text", title("Erste Fassung"));
    await tab.settle();
    tab.pass(5_000);
    for (const text of ["H", "Ha", "Hal", "Hallo"]) {
      tab.pass(200);
      tab.store.actions.run("field.text", title(text), { mergeKey: "title" });
    }
    await tab.settle();
    tab.store.actions.undo();
    expect(titleOf(tab.state().document)).toBe("Erste Fassung");
    tab.store.actions.redo();
    expect(titleOf(tab.state().document)).toBe("Hallo");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Hallo");
  });

  it("takes back in one what different commands did together, as a translator's file does", async () => {
    const shown = () => [titleOf(tab.state().document), tab.state().document.name];
    const before = shown();
    const asOne = { mergeKey: "xliff:1" };
    tab.store.actions.run("page.rename", { locale: null, name: "Neu" }, asOne);
    tab.store.actions.run("field.text", title("Hallo"), asOne);
    await tab.settle();
    expect(shown()).toEqual(["Hallo", "Neu"]);
    tab.store.actions.undo();
    expect(shown()).toEqual(before);
    await tab.settle();
    expect(tab.server.document().name).toBe(before[1]);
    tab.store.actions.redo();
    expect(shown()).toEqual(["Hallo", "Neu"]);
  });

  it("takes back the step that several operations are together, whatever came since", () => {
    const shown = () => [titleOf(tab.state().document), tab.state().document.name];
    const asOne = { mergeKey: "xliff:2" };
    const before = shown();
    const told = [
      tab.store.actions.run("page.rename", { locale: null, name: "Neu" }, asOne),
      tab.store.actions.run("field.text", title("Hallo"), asOne),
    ].flatMap((result) => (result.ok && result.opId !== null ? [result.opId] : []));
    tab.pass(5_000);
    tab.store.actions.run("page.rename", { locale: "de", name: "Danach" });
    tab.store.actions.undoStep(...told.slice(1));
    expect(shown(), "one of them is no step").toEqual(["Hallo", "Neu"]);
    tab.store.actions.undoStep(...told);
    expect(shown()).toEqual(before);
    expect(tab.state().document.locales.de?.name).toBe("Danach");
  });

  it("takes back the step that a toast offers, whatever came since, once, and brings it again", async () => {
    const name = (name: string) => tab.store.actions.run("page.rename", { locale: null, name });
    const shown = () => [titleOf(tab.state().document), tab.state().document.name];
    name("Anfang");
    const told = tab.store.actions.run("field.text", title("Hallo"));
    if (!told.ok || told.opId === null) throw new Error("not a step");
    await tab.settle();
    name("Neu");
    tab.store.actions.undoStep(told.opId);
    expect(shown()).toEqual([undefined, "Neu"]);
    tab.store.actions.undoStep(told.opId); // pressed again
    expect(shown()).toEqual([undefined, "Neu"]);
    tab.store.actions.redo();
    expect(shown()).toEqual(["Hallo", "Neu"]);
    tab.store.actions.undo();
    tab.store.actions.undo();
    expect(shown()).toEqual([undefined, "Anfang"]);
    await tab.settle();
    expect(tab.server.document()).toEqual(tab.state().document);
  });

  it("follows others and keeps its own unsaved work on top", async () => {
    tab.server.plan({ type: "offline" });
    tab.store.actions.run("field.text", title("Meins"));
    tab.store.onRemoteChange(tab.server.edit("a1", "page.rename", { locale: null, name: "Neu" }));
    expect(tab.state().document.name).toBe("Neu");
    expect(titleOf(tab.state().document)).toBe("Meins");
    await tab.settle();
    expect(titleOf(tab.server.document())).toBe("Meins");
    expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
  });

  it("ignores the echo of its own operations", async () => {
    tab.store.actions.run("field.text", title("Hallo"));
    await tab.settle();
    const { patches } = { patches: [] as Patch[] };
    tab.store.onRemoteChange({
      revision: 8,
      patches,
      command: "field.text",
      opId: "any",
      actorId: null,
      actorName: "",
      isForced: false,
    });
    expect(titleOf(tab.state().document)).toBe("Hallo");
  });

  it("waits for a missing change and then fetches the draft", async () => {
    tab.server.edit("a1", "page.rename", { locale: null, name: "Eins" });
    tab.store.onRemoteChange(tab.server.edit("a2", "field.text", title("Zwei")));
    expect(tab.state().revision).toBe(7);
    await tab.settle();
    expect(tab.state().revision).toBe(9);
    expect(tab.state().document).toMatchObject({ name: "Eins" });
    expect(titleOf(tab.state().document)).toBe("Zwei");
  });

  it.each([
    ["mine", "Meins"],
    ["theirs", "Ihres"],
  ] as const)("lets the person choose %s when two changed the same field", async (choice, expected) => {
    const parts = [{ path: ["groups"], mine: "Meins", theirs: "Ihres", by: "Vera", at: "2026-01-01T00:00:00Z" }];
    tab.server.plan({ type: "stale", parts });
    const theirs = tab.server.edit("a1", "field.text", title("Ihres"));
    tab.store.actions.run("field.text", title("Meins"));
    await tab.settle();
    tab.store.onRemoteChange(theirs);
    expect(tab.state()).toMatchObject({ saveState: "failed", saveProblem: "conflict" });
    expect(titleOf(tab.state().document)).toBe("Meins");
    const [conflict] = tab.state().conflicts;
    if (!conflict) throw new Error("no conflict");
    tab.store.actions.resolveConflict(conflict, choice);
    await tab.settle();
    expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
    expect(titleOf(tab.state().document)).toBe(expected);
    expect(titleOf(tab.server.document())).toBe(expected);
    expect(tab.server.received.at(-1)?.force).toBe(choice === "mine");
  });

  describe("when two have come to say the same in one text", () => {
    const path = ["groups", groupId, "fields", "title", "texts", "de"];
    const said = (text: string) => ({ text, json: null, sourceHash: "of their own", origin: "human" });
    const asks = (text: string) =>
      tab.server.plan({
        type: "stale",
        parts: [{ path, mine: said("Meins"), theirs: said(text), by: "Vera", at: "2026-01-01T00:00:00Z" }],
      });

    it("asks nobody, and saves what there is", async () => {
      asks("Gleich");
      const theirs = tab.server.edit("a1", "field.text", title("Gleich"));
      tab.store.actions.run("field.text", title("Gleich"));
      await tab.settle();
      tab.store.onRemoteChange(theirs);
      expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
      expect(titleOf(tab.state().document)).toBe("Gleich");
    });

    it("takes a question back that is answered by typing the other's words", async () => {
      asks("Ihres");
      const theirs = tab.server.edit("a1", "field.text", title("Ihres"));
      tab.store.actions.run("field.text", { ...title("Meins"), base: null });
      await tab.settle();
      tab.store.onRemoteChange(theirs);
      expect(tab.state().conflicts).toHaveLength(1);
      tab.store.actions.run("field.text", { ...title("Ihres"), base: "Meins" });
      await tab.settle();
      expect(tab.state()).toMatchObject({ saveState: "saved", conflicts: [] });
      expect(titleOf(tab.state().document)).toBe("Ihres");
      expect(titleOf(tab.server.document())).toBe("Ihres");
    });
  });

  it("shows in the end what the server has, whatever came in between", async () => {
    tab.store.actions.run("field.text", title("Eins"));
    tab.store.onRemoteChange(tab.server.edit("a1", "page.rename", { locale: null, name: "Neu" }));
    tab.store.actions.run("group.move", { groupId, direction: "up" });
    tab.store.actions.run("field.text", title("Zwei"));
    tab.store.actions.undo();
    await tab.settle();
    expect(tab.state().document).toEqual(tab.server.document());
    expect(applyPatches(tab.state().document, difference(tab.state().document, tab.server.document()))).toEqual(
      tab.server.document(),
    );
  });
});
