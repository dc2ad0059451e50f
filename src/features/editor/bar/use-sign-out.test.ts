// @vitest-environment jsdom
import { toast as shown } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { allWords } from "../state/unsaved-words.ts";
import { watchWindow } from "../state/watch-window.ts";
import type { OwnedStore } from "../state/store.ts";
import { loadToaster } from "../toasts/toast.ts";
import { useSignOut } from "./use-sign-out.ts";

const assign = vi.fn();
let isAnswered = true;
const asked: string[] = [];
let stop = () => {};

beforeEach(async () => {
  await loadToaster();
  asked.length = 0;
  isAnswered = true;
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return isAnswered ? Promise.resolve(Response.json({ csrfToken: "token" })) : Promise.reject(new TypeError("no"));
  });
});
afterEach(() => {
  stop();
  assign.mockReset();
  shown.dismiss("sign-out");
  vi.unstubAllGlobals();
});

/** Signs out of an editor that is saved in the end as `ending` says. */
async function signOut(saveState: string, ending = saveState): Promise<void> {
  const state = { saveState, saveProblem: "none", isKept: true };
  const whenSaved = () => {
    state.saveState = ending;
    return Promise.resolve(ending === "saved");
  };
  const actions = { flush: () => {}, whenSaved };
  stop();
  stop = watchWindow({ actions, getState: () => state } as unknown as OwnedStore);
  await hookInEditor(useSignOut, { state: state as never, known: {}, actions })();
}
const told = () =>
  shown.getToasts().find(({ id }) => id === "sign-out") as { title: string; action: unknown } | undefined;

/** What is told stays when its button is pressed. */
function press(): void {
  const click = new Event("click", { cancelable: true });
  (told()?.action as { onClick: (event: Event) => void }).onClick(click);
  expect(click.defaultPrevented).toBe(true);
}

it.each([["saved"], ["saving"]])("leaves once the session is over, and everything saved: %s", async (saveState) => {
  await signOut(saveState, "saved");
  expect(asked).toEqual(["/api/auth/csrf", "/api/auth/signout"]);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/de/login");
  expect(told()).toBeUndefined();
});

it("stays, and says so, where the session could not be ended", async () => {
  isAnswered = false;
  await signOut("saved");
  expect(assign).not.toHaveBeenCalled();
  expect(told()).toMatchObject({ title: "Das Abmelden hat nicht geklappt.", duration: Infinity });
});

it.each([["saving"], ["conflict"]])("asks first where something is not saved: %s", async (saveState) => {
  await signOut(saveState);
  expect(asked).toEqual([]);
  expect(told()?.title).toContain("noch nicht alles gespeichert");
  isAnswered = false;
  press();
  await eventually(() => expect(told()?.title).toBe("Das Abmelden hat nicht geklappt."));
  isAnswered = true;
  await signOut(saveState);
  press();
  await eventually(() => expect(assign).toHaveBeenCalledWith("/de/login"));
});

it("asks first where a form holds words that nothing but its button saves", async () => {
  const letGo = allWords.hold();
  await signOut("saved");
  letGo();
  expect(asked).toEqual([]);
  expect(told()?.title).toContain("noch nicht alles gespeichert");
});
