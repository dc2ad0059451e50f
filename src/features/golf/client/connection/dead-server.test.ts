import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SilentSocket } from "../../../../../tests/support/silent-socket.ts";
import { connectGolf } from "./connection.ts";

beforeEach(() => {
  SilentSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks a silent server after five seconds, gives it up after three more, and keeps one that answers", async () => {
  let isConnected = false;
  const connection = connectGolf("ws://golf.test", SilentSocket as unknown as typeof WebSocket);
  connection.onConnected((isOpen) => (isConnected = isOpen));
  await vi.advanceTimersByTimeAsync(0);
  const [line] = SilentSocket.all;
  line?.open();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(line?.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(line?.sent).toEqual(["PING"]);
  line?.hear("PONG");
  await vi.advanceTimersByTimeAsync(5_000 + 2_999);
  expect(line?.sent).toEqual(["PING", "PING"]);
  expect(isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isConnected).toBe(false);
  await vi.advanceTimersByTimeAsync(600); // the first pause is at most half a second
  expect(SilentSocket.all).toHaveLength(2);
  connection.close();
});
