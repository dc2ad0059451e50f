// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTRPC } from "~/trpc/react.tsx";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { hookInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { LanguageChecks } from "../inputs/language-checks.tsx";
import { toast } from "../toasts/toast.ts";
import { useChangePage } from "./use-change-page.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["holds for a change that the server took", [], true],
  ["does not hold for one that the server refused", [{ opId: "own", refusal: "invalid-input", words: [] }], false],
  ["holds when another change was refused", [{ opId: "other", refusal: "invalid-input", words: [] }], true],
])("a page's title in search results %s", async (_, refused, isSaved) => {
  const { entitle } = hookInEditor(() => useChangePage({ id: editorSetting().pageId, options: {} }), {
    state: { refused } as never,
    known: {},
    actions: { run: () => ({ ok: true, opId: "own" }), whenSaved: () => Promise.resolve(true) },
  });
  expect(await entitle("de", "Brillen")).toBe(isSaved);
});

const changing = (run: () => unknown) =>
  hookInEditor(() => useChangePage({ id: editorSetting().pageId, options: {} }), {
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

/** A server with another page, which answers a change of it when the test says so. */
function serverOfAnother() {
  const asked: { disallowedLocales: string[] }[] = [];
  const saved: (() => void)[] = [];
  const listed = () => ({ id: "other", revision: 3, disallowedLocales: [], options: {}, locales: {}, ...asked.at(-1) });
  const answers = {
    "page.list": () => [listed()],
    "page.edit": ({ operation }: { operation: { input: { disallowedLocales: string[] } } }) => {
      asked.push(operation.input);
      return new Promise((done) => saved.push(() => done({ revision: 4, patches: [] })));
    },
  };
  return { asked, saved, answers };
}

it("sends the next change of another page once the one before has been answered, so that the later one stays", async () => {
  const { asked, saved, answers } = serverOfAnother();
  let change: ReturnType<typeof useChangePage> | undefined;
  function Probe() {
    change = useChangePage({ id: "other", options: {} });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, answers as never), { state: { refused: [] }, known: {} }));
  await eventually(() => expect(change).toBeDefined());
  const done = Promise.all([change?.showIn(["fr"]), change?.showIn(["it"])]);
  await eventually(() => expect(asked).toHaveLength(1));
  await new Promise((go) => setTimeout(go, 20));
  expect(asked).toEqual([{ disallowedLocales: ["fr"] }]);
  saved[0]?.();
  await eventually(() => expect(asked).toHaveLength(2));
  saved[1]?.();
  expect([await done, asked[1]]).toEqual([[true, true], { disallowedLocales: ["it"] }]);
  root.unmount();
});

function LanguagesOfAnother() {
  const [page] = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true })).data ?? [];
  const { showIn } = useChangePage({ id: "other", options: {} });
  return page && <LanguageChecks disallowed={page.disallowedLocales} lastHint="" onSave={showIn} />;
}

it("shows what was changed of another page at once, and changes the next thing of it as it is by now", async () => {
  const { asked, saved, answers } = serverOfAnother();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const around = { state: { refused: [] }, known: {}, setting: { locales: ["de", "fr", "it"] as const } };
  root.render(inEditor(answered(<LanguagesOfAnother />, answers as never), around as never));
  const isOn = () => [...place.querySelectorAll("input")].map(({ checked }) => checked);
  await eventually(() => expect(isOn()).toEqual([true, true, true]));
  const seen = new Set<string>();
  const watching = setInterval(() => seen.add(String(isOn())), 1);
  place.querySelectorAll("input")[1]?.click();
  await eventually(() => expect(asked).toEqual([{ disallowedLocales: ["fr"] }]));
  place.querySelectorAll("input")[2]?.click();
  saved[0]?.();
  await eventually(() => expect(asked[1]).toEqual({ disallowedLocales: ["fr", "it"] }));
  await new Promise((done) => setTimeout(done, 50));
  clearInterval(watching);
  saved[1]?.();
  expect([...seen]).toEqual(["true,false,true", "true,false,false"]);
  root.unmount();
  place.remove();
});
