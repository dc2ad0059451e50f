import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { badLine } from "../../../tests/support/bad-line.ts";
import { rounds } from "../../../tests/support/effort.ts";
import { judgingServer } from "../../../tests/support/judging-server.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import { drawPictures } from "../../../tests/support/pictures.ts";
import { emptyPage } from "../../../tests/support/test-page.ts";
import { createPlainWriting } from "./canvas/plain-writing.ts";
import type { RunCommand } from "./canvas/use-commands.ts";
import { blank, createRichWriting } from "./richtext/rich-writing.ts";
import { createEditorStore, type OwnedStore } from "./state/store.ts";
import type { TakenText } from "./state/types.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { textAt, type TextPlace } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";

/** The longest that a backlog may take once the line is good again, in milliseconds of a clock that no load slows down. */
const promised = 15_000;
const groupId = "11111111-1111-4111-8111-111111111111";
const words = ["Optik", "für", "Augen,", "Brillen", "und", "schöne", "Gläser.", "Öffnungszeiten", "heute"];

beforeEach(() => {
  vi.useFakeTimers();
  drawPictures();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const trimmed = (text: string) => text.replace(/\s+$/u, "");

function newPage(): PageDocument {
  const input = { groupId, kind: "richTextBlock", nextTo: null, parentId: null };
  const context = { locales: ["de" as const], patchesOf: () => undefined };
  const made = runCommand(emptyPage(), { opId: groupId, command: "group.add", input }, context);
  if (!made.ok) throw new Error(made.refusal);
  return made.document;
}

/** Calls `take` whenever the document has another value at a place, or a step of it was taken back. */
function whenChanged(store: OwnedStore, place: TextPlace, take: (taken: TakenText | null) => void): void {
  const now = () => [textAt(store.getState().document, place), store.getState().taken] as const;
  let seen = now();
  store.subscribe(() => {
    const next = now();
    if (next.every((part, index) => part === seen[index])) return;
    seen = next;
    queueMicrotask(() => take(store.getState().taken)); // as React would, after the change
  });
}

/** A text with the keyboard in it: what a key makes of it goes in, what stands on the screen comes out. */
const openText = {
  plain(store: OwnedStore, run: RunCommand) {
    const [focus, replaceChildren, normalize] = [() => undefined, () => undefined, () => undefined];
    const element = { textContent: "", firstChild: null, focus, replaceChildren, normalize };
    vi.stubGlobal("document", { getSelection: () => null, activeElement: element });
    const place = { groupId, fieldName: "title", locale: "de" as const };
    const written = { place, hasLines: true, getState: store.getState, run, onTooLong: () => expect.unreachable() };
    const writing = createPlainWriting({ ...written, element: element as unknown as HTMLElement });
    whenChanged(store, place, (taken) => writing.take(taken));
    store.actions.onFlush(writing.write);
    const type = (text: string) => {
      element.textContent = text;
      writing.onInput();
    };
    const inFront = (word: string, text: string) => ({ command: "field.text", input: { ...place, text: word + text } });
    return { place, type, shown: () => element.textContent, inFront };
  },
  formatted(store: OwnedStore, run: RunCommand) {
    const setValue = (value: never) => void (editor.children = value);
    const tf = { setValue, select: () => undefined, withoutSaving: (change: () => void) => change() };
    const editor = { children: structuredClone(blank) as unknown[], selection: null, tf };
    const place = { groupId, fieldName: "textBlock", locale: "de" as const };
    const written = { place, getState: store.getState, run, onTooLong: () => expect.unreachable() };
    const writing = createRichWriting({ ...written, editor });
    const saved = () => richTextSchema.safeParse(textAt(store.getState().document, place)?.json).data ?? null;
    whenChanged(store, place, (taken) => writing.take(saved(), taken));
    store.actions.onFlush(writing.write);
    const type = (text: string) => {
      editor.children = [{ type: "p", children: [{ text }] }];
      writing.onChange();
    };
    const shown = () => (editor.children as typeof blank).map(({ children }) => children[0]?.text ?? "").join("\n");
    const inFront = (word: string, text: string) => {
      const json = [{ type: "p", children: [{ text: word + (saved() === null ? text : shown()) }] }];
      return { command: "field.richText", input: { ...place, json } };
    };
    return { place, type, shown, inFront };
  },
};

const seeds = Array.from({ length: rounds({ short: 2, long: 60 }) }, (_, index) => 100 + index);
const stories = seeds.flatMap((seed) => (["plain", "formatted"] as const).map((form) => ({ seed, form })));

it.each(stories)(
  "loses no letter of a $form text over a bad line, with undo and another person (seed $seed)",
  async (at) => {
    const random = seededRandom(at.seed);
    const server = judgingServer(newPage());
    const line = badLine(server, "me", seededRandom(at.seed + 1000));
    let ids = 0;
    const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`;
    const store = createEditorStore({
      draft: server.draft(),
      locale: "de",
      locales: ["de"],
      isToolbarOpen: true,
      transport: line.transport,
      newId,
      now: () => Date.now(),
    });
    store.start({ load: () => [], save: () => true });
    line.follow(store.onRemoteChange);
    const run: RunCommand = (command, input, options) => store.actions.run(command, input, options).ok;
    const { place, type, shown, inFront } = openText[at.form](store, run);
    const saved = () => trimmed(textAt(server.draft().document, place)?.text ?? "");

    let expected = "";
    let [keys, arrivals] = [0, 0];
    let seen = new Set<string>([""]);
    const until = async (what: string, isSo: () => boolean) => {
      for (let waited = 0; !isSo(); waited += 10) {
        if (waited > promised)
          expect.fail(`${what} after ${keys} keys: ${JSON.stringify({ expected, shown: shown() })}`);
        await vi.advanceTimersByTimeAsync(10);
      }
    };
    const database = async () => {
      await until("saved", () => saved() === trimmed(expected) && store.getState().saveState === "saved");
      expect(store.getState()).toMatchObject({ conflicts: [], refused: [] });
    };
    const press = async (next: string) => {
      type((expected = next));
      seen.add(trimmed(expected));
      keys += 1;
      await vi.advanceTimersByTimeAsync(12 + (random() < 0.1 ? random() * 2000 : 0)); // a person thinks
    };

    while (keys < 400) {
      const choice = random();
      if (choice < 0.62) {
        const word = `${words[Math.floor(random() * words.length)] ?? ""}${random() < 0.15 ? "  " : " "}`;
        for (const key of word) await press(expected + key);
      } else if (choice < 0.78) {
        for (let left = Math.floor(random() * 4); left >= 0 && expected !== ""; left -= 1)
          await press(expected.slice(0, -1));
      } else if (choice < 0.88 && expected.trim() !== "") {
        store.actions.undo();
        await until("undone", () => shown() !== expected);
        expected = shown();
        expect(seen).toContain(trimmed(expected));
      } else if (choice < 0.92) {
        line.state.isOffline = !line.state.isOffline;
        line.state.failing = line.state.isOffline || random() < 0.5 ? 0 : 1; // the first request may come too early
        if (!line.state.isOffline) store.actions.retry();
      } else if (choice < 0.95) line.state.isSlow = !line.state.isSlow;
      else if (!line.state.isOffline && expected.trim() !== "") {
        await database();
        const word = `Neu${(arrivals += 1)} `;
        const theirs = { opId: newId(), baseRevision: server.draft().revision, ...inFront(word, saved()) };
        expect(server.accept("Vera", theirs)).toMatchObject({ type: "confirmed" });
        expected = word + expected;
        seen = new Set([...seen].map((text) => trimmed(word + text))); // an undo takes nothing of theirs
      }
      await until("shown", () => shown() === expected);
      if (!line.state.isOffline && random() < 0.3) await database();
    }
    Object.assign(line.state, { isOffline: false, isSlow: false, failing: 0 });
    store.actions.retry();
    await database();
    store.stop();
  },
);
