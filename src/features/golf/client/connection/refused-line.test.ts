import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchRefusedLine } from "./refused-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says after twenty seconds that the network reaches the server and the line does not, and when that changes", async () => {
  let isThere = true;
  const told: boolean[] = [];
  const stop = watchRefusedLine(
    (isRefused) => told.push(isRefused),
    async () => isThere,
  );
  await vi.advanceTimersByTimeAsync(19_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([true]);
  isThere = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([true, false]);
  stop();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(told).toHaveLength(2);
});

it("says nothing once the line is back, also when the answer was on its way", async () => {
  const told = vi.fn();
  let answer: (isThere: boolean) => void = () => undefined;
  const stop = watchRefusedLine(told, () => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(21_000);
  stop();
  answer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
});
