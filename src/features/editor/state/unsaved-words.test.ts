import { expect, it, vi } from "vitest";
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

it("tells when the last form has saved or dropped its words, and at once where none holds any", () => {
  const words = createWords();
  const [first, second] = [words.hold(), createWords(words).hold()];
  const [then, never] = [vi.fn(), vi.fn()];
  words.whenFree(then);
  words.whenFree(never)();
  first();
  expect(then).not.toHaveBeenCalled();
  second();
  expect([then.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
  words.whenFree(never);
  expect(never).toHaveBeenCalledOnce();
});
