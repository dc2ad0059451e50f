import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SilentSocket } from "../../tests/support/silent-socket.ts";
import { createBrowserClient } from "./client.ts";

beforeEach(() => {
  SilentSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("location", { origin: "https://optik.test" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks a silent server after twenty seconds, gives it up after eight more, says so, and comes back", async () => {
  const onConnection = vi.fn();
  const { client, close } = createBrowserClient({ onConnection });
  const following = client.page.onChange.subscribe({ pageId: "10000000-0000-4000-8000-000000000000" }, {});
  await vi.advanceTimersByTimeAsync(0);
  const [line] = SilentSocket.all;
  expect(line?.url).toBe("wss://optik.test/api/live");
  line?.open();
  await vi.advanceTimersByTimeAsync(0);
  const asked = () => line?.sent.filter((text) => text === "PING").length;
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
  line?.hear("PONG");
  await vi.advanceTimersByTimeAsync(20_000 + 7_999);
  expect(asked()).toBe(2);
  expect(onConnection.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onConnection.mock.calls).toEqual([[true], [false]]);
  await vi.advanceTimersByTimeAsync(1_000); // the first pause is at most a second
  expect(SilentSocket.all).toHaveLength(2);
  following.unsubscribe();
  close();
});
