import { afterEach, expect, it, vi } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { useWhenReady } from "./use-when-ready.ts";

afterEach(() => void vi.unstubAllGlobals());

const kept = "Ohne Verbindung geht das nicht. Deine Änderungen sind auf diesem Gerät gesichert.";
const unkept =
  "Ohne Verbindung geht das nicht. Lass diesen Tab offen: Deine Änderungen konnten auf diesem Gerät nicht gesichert werden.";

it.each([
  [{ onLine: false }, { isKept: true, saveProblem: null }, kept],
  [{ onLine: false }, { isKept: false, saveProblem: null }, unkept],
  [{ onLine: true }, { isKept: true, saveProblem: "offline" as const }, kept],
])("says at once that nothing can be called without a network: %j, %j", async (network, state, notYet) => {
  vi.stubGlobal("navigator", network);
  const whenSaved = vi.fn(() => Promise.resolve(false));
  const whenReady = hookInEditor(useWhenReady, {
    state: state as never,
    known: {},
    actions: { whenSaved },
  });
  expect(await whenReady()).toEqual({ notYet });
  expect(whenSaved).not.toHaveBeenCalled();
});

it("waits with a network until everything is saved, and says so where it is not", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const state = { isKept: true, saveProblem: null };
  const answer = (isSaved: boolean) => {
    const whenSaved = () => Promise.resolve(isSaved);
    return hookInEditor(useWhenReady, { state: state as never, known: {}, actions: { whenSaved } })();
  };
  expect(await answer(true)).toBeNull();
  expect(await answer(false)).toEqual({ notYet: expect.stringContaining("noch nicht alles gespeichert") as string });
});
