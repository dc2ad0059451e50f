import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { editorServer } from "../../../tests/support/editor-server.ts";
import { memory } from "../../../tests/support/memory-storage.ts";
import { createPlainWriting } from "./canvas/texts/plain-writing.ts";
import type { RunCommand } from "./canvas/use-commands.ts";
import { blank, createRichWriting } from "./richtext/rich-writing.ts";
import { browserStorage } from "./state/pending-storage.ts";
import { createEditorStore } from "./state/store.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { drawPictures } from "../../../tests/support/pictures.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import { emptyPage } from "../../../tests/support/test-page.ts";

/** What a tab that is killed may take with it, in milliseconds. */
const promised = 100;
const groupId = "11111111-1111-4111-8111-111111111111";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { getSelection: () => null, activeElement: null });
  drawPictures();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openPage() {
  const input = { groupId, kind: "richTextBlock", nextTo: null, parentId: null };
  const context = { locales: ["de" as const], patchesOf: () => undefined };
  const made = runCommand(emptyPage(), { opId: groupId, command: "group.add", input }, context);
  if (!made.ok) throw new Error(made.refusal);
  const server = editorServer(made.document);
  const storage = memory();
  let ids = 0;
  const open = async (tabId: string) => {
    const store = createEditorStore({
      draft: await server.transport.loadDraft(),
      locale: "de",
      locales: ["de"],
      isToolbarOpen: true,
      transport: server.transport,
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`,
      now: () => Date.now(),
    });
    store.start(browserStorage({ storage: () => storage, userId: "u", documentId: "p", tabId, isAlive: () => false }));
    return store;
  };
  return { server, open };
}

const forms = {
  plain: (getState: Parameters<typeof createPlainWriting>[0]["getState"], run: RunCommand) => {
    const element = { textContent: "", replaceChildren: () => undefined };
    const place = { groupId, fieldName: "title", locale: "de" as const };
    const options = { place, hasLines: true, getState, run, onTooLong: () => undefined };
    const writing = createPlainWriting({ ...options, element: element as unknown as HTMLElement });
    const type = (text: string) => {
      element.textContent = text;
      writing.onInput();
    };
    return { place, type };
  },
  formatted: (getState: Parameters<typeof createRichWriting>[0]["getState"], run: RunCommand) => {
    const tf = { setValue: () => undefined, select: () => undefined, withoutSaving: (change: () => void) => change() };
    const editor = { children: structuredClone(blank) as unknown[], selection: null, tf };
    const place = { groupId, fieldName: "textBlock", locale: "de" as const };
    const writing = createRichWriting({ editor, place, getState, run, onTooLong: () => undefined });
    const type = (text: string) => {
      editor.children = [{ type: "p", children: [{ text }] }];
      writing.onChange();
    };
    return { place, type };
  },
};

/** How long before the next key, whether it begins a new word, and whether the server's answer to a save gets lost. */
const keys = fc.array(
  fc.record({
    pause: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 2500 })),
    isSpace: fc.boolean(),
    isLost: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

describe.each(["plain", "formatted"] as const)("a tab that is killed while %s text is typed", (form) => {
  it("leaves every key behind that is older than 100 ms, saved or on the device", async () => {
    await fc.assert(
      fc.asyncProperty(keys, fc.integer({ min: 0, max: 400 }), async (typed, dies) => {
        vi.spyOn(Math, "random").mockImplementation(seededRandom(5)); // pauses before a new try
        const { server, open } = openPage();
        const store = await open("first");
        const run: RunCommand = (command, input, options) => store.actions.run(command, input, options).ok;
        const { place, type } = forms[form](store.getState, run);
        let text = "";
        const history: { text: string; at: number }[] = [];
        for (const { pause, isSpace, isLost } of typed) {
          await vi.advanceTimersByTimeAsync(pause);
          if (isLost) server.plan("lost");
          text += isSpace ? " " : "x";
          type(text);
          history.push({ text, at: Date.now() });
        }
        await vi.advanceTimersByTimeAsync(dies);
        const old = history.filter(({ at }) => at <= Date.now() - promised).at(-1)?.text ?? "";
        store.stop();

        const next = await open("second");
        const kept = textAt(next.getState().document, place)?.text ?? "";
        next.stop();
        expect(text.trim().startsWith(kept.trim())).toBe(true);
        expect(kept.trim().length).toBeGreaterThanOrEqual(old.trim().length);
        vi.clearAllTimers();
      }),
      { numRuns: 80, seed: 5 },
    );
  });
});
