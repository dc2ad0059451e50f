import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScoreTyping } from "./score-typing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types keys, one right after the other. */
function type(...keys: string[]) {
  const picked: number[] = [];
  const shown: (string | null)[] = [];
  const typing = new ScoreTyping((typed) => shown.push(typed));
  const taken = keys.map((key) => typing.press(key, (score) => picked.push(score)));
  return { picked, shown, taken, typing };
}

it("picks what was typed with Enter, and only once", () => {
  const { picked, shown, taken } = type("1", "Enter");
  expect({ picked, shown, taken }).toEqual({ picked: [1], shown: ["1", null], taken: [true, true] });
  vi.advanceTimersByTime(1_000);
  expect(picked).toEqual([1]);
});

it("leaves Enter to the focused button when nothing was typed", () => {
  expect(type("Enter").taken).toEqual([false]);
  expect(type("7", "Enter")).toMatchObject({ picked: [7], taken: [true, false] });
});

it("waits for a second digit only where there could be one", () => {
  const { picked } = type("2");
  expect(picked).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(picked).toEqual([2]);
  expect(type("1", "4").picked).toEqual([14]);
});

it("picks nothing after its end", () => {
  const { picked, typing } = type("1");
  typing.stop();
  vi.advanceTimersByTime(1_000);
  expect(picked).toEqual([]);
});
