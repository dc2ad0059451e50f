// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { createWords, WordsContext } from "../state/unsaved-words.ts";
import { useSearchEntry } from "./use-search-entry.ts";

it("saves the text that stood there before, too, while another one is on its way", async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  const save = (text: string) => {
    sent.push(text);
    return new Promise<boolean>((done) => answers.push(() => done(true)));
  };
  let entry: ReturnType<typeof useSearchEntry>;
  function Probe() {
    entry = useSearchEntry("Alt", save);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Probe />));
  for (const typed of ["Neu", "Neu", "Alt"]) {
    flushSync(() => entry.onTyped(typed));
    flushSync(() => entry.onLeft());
  }
  for (const [at, text] of ["Neu", "Alt"].entries()) {
    await eventually(() => expect(sent).toHaveLength(at + 1));
    expect(sent[at]).toBe(text);
    answers[at]?.();
  }
  await eventually(() => expect(entry.text).toBe("Alt"));
  root.unmount();
});

it("counts as words that can be lost while it is typed and once it could not be saved, not while it is on its way", async () => {
  const words = createWords();
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = () => new Promise<boolean>((done) => answers.push(done));
  let entry: ReturnType<typeof useSearchEntry>;
  function Probe() {
    entry = useSearchEntry("Alt", save);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<WordsContext value={words} children={<Probe />} />));
  flushSync(() => entry.onTyped("Neu"));
  expect(words.areHeld()).toBe(true);
  flushSync(() => entry.onLeft());
  expect([words.areHeld(), entry!.text]).toEqual([false, "Neu"]);
  await eventually(() => expect(answers).toHaveLength(1));
  answers[0]?.(false);
  await eventually(() => expect([words.areHeld(), entry.text]).toEqual([true, "Neu"]));
  flushSync(() => entry.onLeft());
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.(true);
  await eventually(() => expect([words.areHeld(), entry.text]).toEqual([false, "Alt"]));
  root.unmount();
});
