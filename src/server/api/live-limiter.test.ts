import { once } from "node:events";
import { afterEach, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { limitedEncoder } from "./live-limiter.ts";

afterEach(() => void vi.useRealTimers());

it("lets a socket speak again after ten seconds, also where the clock was set back meanwhile", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[socket]] = (await Promise.all([once(server, "connection"), once(client, "open")])) as [[WebSocket], unknown];
  try {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { decode } = limitedEncoder(socket, { subscriptions: 4, messages: 2 });
    const call = (id: number) => decode(JSON.stringify({ id, method: "query", params: { path: "game.read" } }));
    expect([1, 2, 3].map((id) => (call(id) as unknown[]).length)).toEqual([1, 1, 0]);
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(call(4)).toHaveLength(1);
  } finally {
    client.terminate();
    server.close();
  }
});
