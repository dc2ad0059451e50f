import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBody } from "./slow-body.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

interface Line {
  /** Of the body, as it is announced. */
  bytes: number;
  bytesPerSecond: number;
  /** After so many seconds nothing comes any more. */
  stopsAfter?: number;
}

/** After how many seconds a body on such a line is too slow; null where all of it has come. */
function tooSlowAfter([url, type]: readonly [string, string], { bytes, bytesPerSecond, stopsAfter }: Line) {
  const headers = { "content-type": type, "content-length": String(bytes) };
  const socket = { bytesRead: 300 };
  const request = Object.assign(new EventEmitter(), { method: "POST", url, headers, socket, complete: false });
  let answer: number | null = null;
  const began = performance.now();
  watchBody(request as unknown as IncomingMessage, () => (answer = (performance.now() - began) / 1_000));
  for (let second = 0; answer === null && socket.bytesRead - 300 < bytes && second < 3_600; second += 1) {
    if (second < (stopsAfter ?? Infinity)) socket.bytesRead += bytesPerSecond;
    vi.advanceTimersByTime(1_000);
  }
  request.complete = true;
  vi.advanceTimersByTime(60_000);
  request.emit("close");
  expect(vi.getTimerCount()).toBe(0);
  return answer;
}

const words = ["/api/v1/call", "application/json"] as const;
const files = ["/de/kontakt", "multipart/form-data; boundary=x"] as const;
it.each([
  ["words that come in time", words, { bytes: 900_000, bytesPerSecond: 40_000 }, null],
  ["words that do not", words, { bytes: 900_000, bytesPerSecond: 20_000 }, 35],
  ["files on a slow line", files, { bytes: 15_000_000, bytesPerSecond: 26_000 }, null],
  ["small files on a very slow line", files, { bytes: 500_000, bytesPerSecond: 10_000 }, null],
  ["files that stop coming", files, { bytes: 15_000_000, bytesPerSecond: 1_000_000, stopsAfter: 5 }, 40],
  ["files that trickle", files, { bytes: 15_000_000, bytesPerSecond: 1 }, 35],
])("looks after %s", (_name, what, line, expected) => expect(tooSlowAfter(what, line)).toBe(expected));
