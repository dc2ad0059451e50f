import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitingRoom } from "./waiting-room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets the first of two hundred go on early when one more comes, and refuses nobody", async () => {
  const [waitAtMost, elsewhere] = [waitingRoom(), waitingRoom()];
  const done: number[] = [];
  void elsewhere(4_000).then(() => done.push(-1));
  for (let guest = 0; guest < 201; guest += 1) void waitAtMost(4_000).then(() => done.push(guest));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toHaveLength(202);
  expect(vi.getTimerCount()).toBe(0);
});
