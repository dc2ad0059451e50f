import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, expect, it, vi } from "vitest";
import { endSlowReaders } from "./slow-reader.ts";

afterEach(() => void vi.useRealTimers());

interface Reader {
  bytesPerSecond: number;
  /** In pieces of so many bytes, of which only the end shows. */
  inPiecesOf?: number;
  /** Takes nothing any more after so many seconds. */
  stopsAfter?: number;
  isUpgraded?: boolean;
}

/** After how many seconds the connection of such a reader of 10 MB is ended; null where it has taken all, or lives on. */
function endedAfter(reader: Reader): number | null {
  const { bytesPerSecond, inPiecesOf = 1, stopsAfter = Infinity, isUpgraded = false } = reader;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const server = new EventEmitter();
  endSlowReaders(server as unknown as Server);
  const whole = 10_000_000;
  let taken = 0;
  let answer: number | null = null;
  let second = 0;
  const socket = Object.assign(new EventEmitter(), { bytesWritten: whole, writableLength: whole });
  server.emit("connection", Object.assign(socket, { destroy: () => (answer ??= second) }));
  if (isUpgraded) server.emit("upgrade", {}, socket);
  for (second = 1; answer === null && second < 3_000; second += 1) {
    if (second < stopsAfter) taken = Math.min(taken + bytesPerSecond, whole);
    socket.writableLength = whole - Math.floor(taken / inPiecesOf) * inPiecesOf;
    vi.advanceTimersByTime(1_000);
  }
  server.emit("close");
  expect(vi.getTimerCount()).toBe(0);
  return answer;
}

it.each<[string, Reader, number | null]>([
  ["who takes nothing", { bytesPerSecond: 0 }, 320],
  ["who takes it in drops", { bytesPerSecond: 100 }, 325],
  ["who stops", { bytesPerSecond: 100_000, stopsAfter: 30 }, 345],
])("ends the connection of %s", (_who, reader, seconds) => expect(endedAfter(reader)).toBe(seconds));

it.each<[string, Reader]>([
  ["has a bad line", { bytesPerSecond: 4_500 }],
  ["has a bad line for a large script", { bytesPerSecond: 4_500, inPiecesOf: 1_000_000 }],
  ["has a live socket", { bytesPerSecond: 0, isUpgraded: true }],
])("leaves it to who %s", (_who, reader) => expect(endedAfter(reader)).toBeNull());

it("ends a real one, of who asks for much and reads nothing of it", async () => {
  function* pieces() {
    for (let at = 0; at < 100; at += 1) yield Buffer.alloc(1_000_000);
  }
  const server = createServer((_request, response) => {
    pipeline(Readable.from(pieces()), response).catch(() => undefined);
  });
  endSlowReaders(server, { patienceMs: 300, leastBytesPerMs: 10_000, everyMs: 50 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const connected = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [served] = (await connected) as [Socket];
  await once(served, "close");
  client.destroy();
  server.close();
});
