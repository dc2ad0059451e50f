import { expect, it } from "vitest";
import { createWords } from "./unsaved-words.ts";

it("holds until the words of every form are saved or dropped", () => {
  const words = createWords();
  const [first, second] = [words.hold(), words.hold()];
  first();
  first();
  expect(words.areHeld()).toBe(true);
  second();
  expect(words.areHeld()).toBe(false);
});

it("counts a part's words in the parts around it, and in none beside it", () => {
  const all = createWords();
  const [card, beside] = [createWords(all), createWords(all)];
  const form = createWords(card);
  const held = () => [all, card, form, beside].map((words) => words.areHeld());
  const release = form.hold();
  expect(held()).toEqual([true, true, true, false]);
  release();
  expect(held()).toEqual([false, false, false, false]);
});
