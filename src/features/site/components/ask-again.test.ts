import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAgain, askedEvery } from "./ask-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells each answer, asks again after a failure, and tells nothing more once it is stopped", async () => {
  const away = () => Promise.reject(new Error("away"));
  const answers = [() => Promise.resolve(1), away, () => Promise.resolve(null), () => Promise.resolve(2)];
  let late: (answer: number) => void = () => undefined;
  const told: number[] = [];
  const ask = () => answers.shift()?.() ?? new Promise<number>((done) => (late = done));
  const stop = askAgain<number>(ask, (answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(askedEvery * 5);
  expect(told).toEqual([1, 2]);
  stop();
  late(3);
  await vi.advanceTimersByTimeAsync(askedEvery * 2);
  expect(told).toEqual([1, 2]);
});
