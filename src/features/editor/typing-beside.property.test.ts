import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { badLine } from "../../../tests/support/bad-line.ts";
import { rounds } from "../../../tests/support/effort.ts";
import { judgingServer } from "../../../tests/support/judging-server.ts";
import { letters, openText, pageWithText, wordsOf, type Letter } from "../../../tests/support/open-text.ts";
import { drawPictures } from "../../../tests/support/pictures.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import type { RunCommand } from "./canvas/use-commands.ts";
import { createEditorStore } from "./state/store.ts";

/** The longest that a backlog may take once the line is good again, in milliseconds of a clock that no load slows down. */
const promised = 15_000;
/** The writer works between these, the other person before and behind them: never on the same words. */
const [start, end] = ["Anfang ", " Ende"];
const words = ["Optik", "für", "Augen,", "Brillen", "und", "Gläser.", "heute"];

beforeEach(() => {
  vi.useFakeTimers();
  drawPictures();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The writer's own part of a text. */
function own(text: readonly Letter[]): Letter[] {
  const whole = wordsOf(text);
  return text.slice(whole.indexOf(start) + start.length, whole.lastIndexOf(end));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const seeds = Array.from({ length: rounds({ short: 2, long: 60 }) }, (_, index) => 500 + index);
const stories = seeds.flatMap((seed) => (["plain", "formatted"] as const).map((form) => ({ seed, form })));

it.each(stories)(
  "keeps each letter of a $form text in its place and its form, wherever the caret stands, while another person writes before and behind it (seed $seed)",
  async (at) => {
    const random = seededRandom(at.seed);
    vi.spyOn(Math, "random").mockImplementation(seededRandom(at.seed + 2000)); // pauses before a new try
    const below = (count: number) => Math.floor(random() * count);
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
    const { type, shown, compose, savedIn, written } = openText[at.form](store, run);

    let mine = letters("Mitte");
    let [front, back] = ["", ""];
    let [keys, arrivals, isComposing] = [0, 0, false];
    const isAll = (text: readonly Letter[]) =>
      wordsOf(text) === front + start + wordsOf(mine) + end + back && isSame(own(text), mine);
    const until = async (what: string, isSo: () => boolean) => {
      for (let waited = 0; !isSo(); waited += 10) {
        if (waited > promised) expect.fail(`${what} after ${keys} keys: ${JSON.stringify([wordsOf(shown()), front])}`);
        await vi.advanceTimersByTimeAsync(10);
      }
    };
    const isDone = async () => {
      await until("saved", () => isAll(savedIn(server.draft().document)) && store.getState().saveState === "saved");
      await until("shown", () => isAll(shown()));
      expect(store.getState()).toMatchObject({ conflicts: [], refused: [] });
    };
    const press = async (change: (text: Letter[]) => Letter[]) => {
      const text = shown();
      const from = wordsOf(text).indexOf(start) + start.length;
      mine = change(own(text));
      const typed = [...text.slice(0, from), ...mine, ...text.slice(wordsOf(text).lastIndexOf(end))];
      type(typed);
      keys += 1;
      await vi.advanceTimersByTimeAsync(12 + (random() < 0.1 ? random() * 2000 : 0)); // a person thinks
      expect(own(shown())).toEqual(mine); // what comes in meanwhile moves nothing of it,
      if (isComposing) expect(shown()).toEqual(typed); // and nothing comes between letters that are being composed
    };

    type(letters(start + wordsOf(mine) + end));
    await isDone();
    while (keys < 160 || arrivals <= 3) {
      const choice = random();
      const caret = below(mine.length + 1);
      if (choice < 0.5) {
        const isBold = at.form === "formatted" && (mine[caret - 1]?.isBold ?? false);
        const word = `${words[below(words.length)] ?? ""} `;
        let place = caret;
        for (const char of word) await press((text) => text.toSpliced(place++, 0, { char, isBold }));
      } else if (choice < 0.65) {
        for (let left = below(4), place = caret; left >= 0 && place > 0; left -= 1, place -= 1)
          await press((text) => text.toSpliced(place - 1, 1));
      } else if (choice < 0.72 && at.form === "formatted") {
        const to = caret + 1 + below(8);
        await press((text) =>
          text.map((letter, index) => (index >= caret && index < to ? { ...letter, isBold: !letter.isBold } : letter)),
        );
      } else if (choice < 0.77) compose((isComposing = !isComposing));
      else if (choice < 0.84) {
        line.state.isOffline = !line.state.isOffline;
        if (!line.state.isOffline) store.actions.retry();
      } else if (choice < 0.88) line.state.isSlow = !line.state.isSlow;
      else {
        const word = `Neu${(arrivals += 1)}`;
        const saved = savedIn(server.draft().document);
        const isFront = random() < 0.5;
        if (isFront) front = `${word} ${front}`;
        else back += ` ${word}`;
        const text = isFront ? [...letters(`${word} `), ...saved] : [...saved, ...letters(` ${word}`)];
        const theirs = { opId: newId(), baseRevision: server.draft().revision, ...written(text) };
        expect(server.accept("Vera", theirs)).toMatchObject({ type: "confirmed" });
      }
      if (!line.state.isOffline && !isComposing && random() < 0.15) await isDone();
    }
    compose(false);
    Object.assign(line.state, { isOffline: false, isSlow: false });
    store.actions.retry();
    await isDone();
    store.stop();
  },
);
