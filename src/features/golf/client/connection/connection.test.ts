import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer, type WebSocket as ServerSocket } from "ws";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { connectGolf, type GolfConnection } from "./connection.ts";
import { Patience } from "./patience.ts";

/** A line whose loss is no error of the test. */
class PhoneSocket extends NodeSocket {
  constructor(url: string) {
    super(url);
    this.on("error", () => undefined);
  }
}

let server: WebSocketServer;
let connection: GolfConnection;
let pauses: MockInstance<Patience["wait"]>;
let lines: ServerSocket[];
let isConnected: boolean;

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(Math, "random").mockReturnValue(0.999); // the longest pauses
  lines = [];
  server = new WebSocketServer({ port: 0 });
  server.on("connection", (line) => lines.push(line));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const patience = new Patience();
  pauses = vi.spyOn(patience, "wait");
  connection = connectGolf(`ws://localhost:${port}`, PhoneSocket as unknown as typeof WebSocket, patience);
  connection.onConnected((isOpen) => (isConnected = isOpen));
  await eventually(() => expect(isConnected).toBe(true));
});
afterEach(() => {
  vi.restoreAllMocks();
  connection.close();
  vi.unstubAllGlobals();
  for (const line of server.clients) line.terminate();
  server.close();
});

describe("a phone's connection", () => {
  it("says at once that the line is lost, pauses, and comes back by itself", async () => {
    const began = performance.now();
    lines[0]?.terminate();
    await eventually(() => expect(isConnected).toBe(false));
    await eventually(() => expect(isConnected).toBe(true));
    expect(performance.now() - began).toBeGreaterThan(450);
    expect(lines).toHaveLength(2);
  });

  it("does not sit out the pause when the phone wakes up", async () => {
    vi.mocked(Math.random).mockReturnValue(600); // five minutes: who is back within the test did not sit them out
    lines[0]?.terminate();
    await eventually(() => expect(isConnected).toBe(false));
    await eventually(() => expect(pauses).toHaveBeenCalledOnce());
    connection.wake();
    await eventually(() => expect(isConnected).toBe(true));
  });

  it("does not sit out the pause once there is a network again, also before a round is open", async () => {
    vi.mocked(Math.random).mockReturnValue(600);
    lines[0]?.terminate();
    await eventually(() => expect(isConnected).toBe(false));
    await eventually(() => expect(pauses).toHaveBeenCalledOnce());
    const trying = connection.wait(300_000);
    window.dispatchEvent(new Event("online"));
    await trying;
    await eventually(() => expect(isConnected).toBe(true));
  });

  it("opens one line only, also when a tap asks for it during the pause", async () => {
    lines[0]?.terminate();
    await eventually(() => expect(isConnected).toBe(false));
    await eventually(() => expect(pauses).toHaveBeenCalledOnce());
    const signal = AbortSignal.timeout(1_500);
    const tap = connection.api.game.get.query({ gameId: "10000000-0000-4000-8000-000000000000" }, { signal });
    await expect(tap).rejects.toThrow(); // nobody answers here
    await eventually(() => expect(isConnected).toBe(true));
    expect(lines).toHaveLength(2);
  });

  it("opens a new line when the old one seems open and is dead", async () => {
    connection.renew();
    await eventually(() => expect(lines).toHaveLength(2));
    await eventually(() => expect(isConnected).toBe(true));
  });

  it("gives the line up when the browser says that the network is gone", async () => {
    let isInTime = false;
    // A machine that is halted meanwhile is so once; a line that is not given up is so each time.
    for (let tries = 1; tries <= 3 && !isInTime; tries += 1) {
      const line = lines.at(-1) as ServerSocket;
      window.dispatchEvent(new Event("offline"));
      const signal = AbortSignal.timeout(7_000); // silence is noticed after eight
      isInTime = await once(line, "close", { signal }).then(
        () => true,
        () => false,
      );
      await eventually(() => expect(lines).toHaveLength(tries + 1));
      await eventually(() => expect(isConnected).toBe(true));
    }
    expect(isInTime).toBe(true);
  });

  it("lets whoever waits for the next try go on when the line is back", async () => {
    lines[0]?.terminate();
    await eventually(() => expect(isConnected).toBe(false));
    await connection.wait(300_000); // longer than a test may take
  });
});
