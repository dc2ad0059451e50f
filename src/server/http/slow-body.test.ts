import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watchBody } from "./slow-body.ts";

/** A hundredth of the real ones. */
const times = { patienceMs: 300, leastBytesPerMs: 25, everyMs: 50 };
const words = "/api/v1/call";
const files = "multipart/form-data; boundary=x";
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    watchBody(request, () => request.socket.end("late"), times);
    if (request.url === "/unread") return;
    request.resume().on("end", () => response.end("whole"));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

/** What comes of a body of so many pieces, one each 100 ms, of which only some are sent; and after how long. */
async function sent(path: string, type: string, { bytes, pieces, only = pieces }: Pieces) {
  const began = performance.now();
  const socket: Socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  const length = bytes * pieces;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
  let left = only;
  const sending = setInterval(() => {
    if ((left -= 1) >= 0) socket.write(Buffer.alloc(bytes));
  }, 100);
  await expect.poll(() => /whole|late/.exec(heard)?.[0], { timeout: 5_000, interval: 10 }).toBeDefined();
  clearInterval(sending);
  socket.destroy();
  return { outcome: heard.includes("whole") ? "whole" : "late", ms: performance.now() - began };
}
interface Pieces {
  bytes: number;
  pieces: number;
  only?: number;
}

it.each<[string, string, string, Pieces, string]>([
  ["words that come at once", words, "application/json", { bytes: 1_000, pieces: 1 }, "whole"],
  ["words that never end", words, "application/json", { bytes: 1_000, pieces: 20 }, "late"],
  ["words that nobody reads", "/unread", "application/json", { bytes: 1_000, pieces: 20 }, "late"],
  ["files on a slow line", "/de/kontakt", files, { bytes: 10_000, pieces: 12 }, "whole"],
  ["files that stop coming", "/de/kontakt", files, { bytes: 100_000, pieces: 20, only: 3 }, "late"],
  ["files that trickle", "/de/kontakt", files, { bytes: 10, pieces: 1_000 }, "late"],
])("looks after %s", async (_name, path, type, pieces, outcome) => {
  const answer = await sent(path, type, pieces);
  expect(answer.outcome).toBe(outcome);
  if (outcome === "late") expect(answer.ms).toBeGreaterThanOrEqual(times.patienceMs);
});

it("does not look after what has no body", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.write("GET /unread HTTP/1.1\r\nhost: x\r\n\r\n");
  await new Promise((done) => setTimeout(done, 600));
  expect(heard).toBe("");
  socket.destroy();
});
