import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pulse } from "./pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const running = () => new AbortController().signal;

it("says at once what is new, and every few seconds that the work goes on", async () => {
  const say = vi.fn(() => Promise.resolve(true));
  const pulse = new Pulse(say, running());
  pulse.onProgress("storing", 1, 4);
  pulse.onProgress("storing", 2, 4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(say.mock.calls).toEqual([[{ stage: "storing", done: 2, total: 4, heardAt: new Date() }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(say).toHaveBeenCalledTimes(3);
  await pulse.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say).toHaveBeenCalledTimes(3);
});

it("ends the work that is not wanted any more, when its process is to stop, and when it cannot be told of", async () => {
  const ended = new Pulse(() => Promise.resolve(false), running());
  ended.onProgress("reading", 0, 4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(() => ended.onProgress("reading", 1, 4)).toThrow("ended");
  await ended.stop();

  const stopped = new Pulse(() => Promise.resolve(true), AbortSignal.abort());
  expect(() => stopped.onProgress("reading", 1, 4)).toThrow("stop");
  await stopped.stop();

  const alone = new Pulse(() => Promise.reject(new Error("no database")), running());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(() => alone.onProgress("reading", 1, 4)).not.toThrow();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(() => alone.onProgress("reading", 2, 4)).toThrow("nothing could be said");
  await alone.stop();
});
