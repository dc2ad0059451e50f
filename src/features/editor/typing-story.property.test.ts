import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { badLine } from "../../../tests/support/bad-line.ts";
import { rounds } from "../../../tests/support/effort.ts";
import { judgingServer } from "../../../tests/support/judging-server.ts";
import { letters, openText, pageWithText, wordsOf } from "../../../tests/support/open-text.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import { drawPictures } from "../../../tests/support/pictures.ts";
import type { RunCommand } from "./canvas/use-commands.ts";
import { createEditorStore } from "./state/store.ts";
import { textAt } from "~/features/page/domain/groups.ts";

/** The longest that a backlog may take once the line is good again, in milliseconds of a clock that no load slows down. */
const promised = 15_000;
const words = ["Optik", "für", "Augen,", "Brillen", "und", "schöne", "Gläser.", "Öffnungszeiten", "heute"];

beforeEach(() => {
  vi.useFakeTimers();
  drawPictures();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const trimmed = (text: string) => text.replace(/\s+$/u, "");

const seeds = Array.from({ length: rounds({ short: 2, long: 60 }) }, (_, index) => 100 + index);
const stories = seeds.flatMap((seed) => (["plain", "formatted"] as const).map((form) => ({ seed, form })));

it.each(stories)(
  "loses no letter of a $form text over a bad line, with undo and another person (seed $seed)",
  async (at) => {
    const random = seededRandom(at.seed);
    vi.spyOn(Math, "random").mockImplementation(seededRandom(at.seed + 2000)); // pauses before a new try
    const server = judgingServer(pageWithText());
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
    const { place, type: write, shown: read, savedIn, written } = openText[at.form](store, run);
    const type = (text: string) => write(letters(text));
    const shown = () => wordsOf(read());
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
        const theirs = {
          opId: newId(),
          baseRevision: server.draft().revision,
          ...written([...letters(word), ...savedIn(server.draft().document)]),
        };
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
