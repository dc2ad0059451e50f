import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { toast } from "../toasts/toast.ts";
import { useChangePage } from "./use-change-page.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["holds for a change that the server took", [], true],
  ["does not hold for one that the server refused", [{ opId: "own", refusal: "invalid-input", words: [] }], false],
  ["holds when another change was refused", [{ opId: "other", refusal: "invalid-input", words: [] }], true],
])("a page's title in search results %s", async (_, refused, isSaved) => {
  const { entitle } = hookInEditor(() => useChangePage({ id: editorSetting().pageId }), {
    state: { refused } as never,
    known: {},
    actions: { run: () => ({ ok: true, opId: "own" }), whenSaved: () => Promise.resolve(true) },
  });
  expect(await entitle("de", "Brillen")).toBe(isSaved);
});

const changing = (run: () => unknown) =>
  hookInEditor(() => useChangePage({ id: editorSetting().pageId }), {
    state: { refused: [] },
    known: {},
    actions: { run: run as never, whenSaved: () => Promise.resolve(true) },
  }).entitle("de", "Brillen");

it("tells a refusal in words, and of a fault nothing but that there was one", async () => {
  const told = vi.spyOn(toast, "error").mockReturnValue("");
  expect(await changing(() => ({ ok: false, refusal: "name-empty" }))).toBe(false);
  const fault = () => {
    throw new Error("Cannot read properties");
  };
  expect(await changing(fault)).toBe(false);
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    "Fehler beim Speichern: Der Name darf nicht leer sein",
    "Fehler beim Speichern: Ein Fehler ist aufgetreten",
  ]);
  told.mockRestore();
});
