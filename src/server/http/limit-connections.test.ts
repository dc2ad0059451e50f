import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitConnections, type ConnectionLimits } from "./limit-connections.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A server that answers at once, but for `/slow`, which is answered when it is told to. */
async function serve(limits: ConnectionLimits) {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) =>
    request.url === "/slow" ? waiting.push(response) : response.end("here"),
  );
  server.keepAliveTimeout = 0; // what is idle is closed by the limit, and not after five seconds
  server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  limitConnections(server, limits);
  await new Promise<void>((done) => server.listen(0, done));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress = "127.0.0.1"): Promise<Socket> => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    ends.push(() => socket.destroy());
    socket.on("error", () => undefined);
    await new Promise((done) => socket.once("connect", done));
    return socket;
  };
  return { open, waiting };
}

const send = (socket: Socket, path = "/", headers = "") =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
/** What is heard on a connection next; nothing where it was closed. */
const heard = (socket: Socket) =>
  new Promise<string>((done) => {
    socket.once("data", (chunk) => done(chunk.toString()));
    if (socket.closed) done("");
    socket.once("close", () => done(""));
  });
const answer = async (socket: Socket) => {
  send(socket);
  return (await heard(socket)).split("\r\n", 1)[0];
};
const ok = "HTTP/1.1 200 OK";

it("closes the connection of a network that has been idle longest where it opens one too many", async () => {
  const { open, waiting } = await serve({ ofNetwork: 3, all: 100 });
  const [busy, first, second] = [await open(), await open(), await open()];
  expect([await answer(first), await answer(second), await answer(first)]).toEqual([ok, ok, ok]); // second is idle longest
  send(busy, "/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const third = await open();
  expect(await answer(third)).toBe(ok);
  expect([await answer(second), await answer(first)]).toEqual(["", ok]);
  waiting[0]?.end();
  expect(await heard(busy)).toContain(ok);
});

// Other systems have one address of their own only.
it.runIf(process.platform === "linux")(
  "refuses a network's new one where all are at work, and nobody else's",
  async () => {
    const { open, waiting } = await serve({ ofNetwork: 2, all: 100 });
    const busy = [await open(), await open()];
    for (const socket of busy) send(socket, "/slow");
    await expect.poll(() => waiting.length).toBe(2);
    expect(await answer(await open())).toBe("");
    expect(await answer(await open("127.0.0.2"))).toBe(ok);
    waiting.forEach((response) => response.end());
  },
);

it("does not count live sockets, nor anything that comes from a proxy", async () => {
  const { open } = await serve({ ofNetwork: 1, all: 100 });
  const live = await open();
  send(live, "/", "Connection: Upgrade\r\nUpgrade: websocket\r\n");
  expect(await heard(live)).toContain("101");
  expect([await answer(await open()), live.closed]).toEqual([ok, false]);
  const behind = await serve({ ofNetwork: null, all: 100 });
  const many = [await behind.open(), await behind.open(), await behind.open()];
  expect(await Promise.all(many.map(answer))).toEqual([ok, ok, ok]);
});

it("gives places that are kept for nothing to others when it is nearly full", async () => {
  const { open } = await serve({ ofNetwork: null, all: 10 });
  const idle: Socket[] = [];
  for (let at = 0; at < 9; at++) idle.push(await open());
  expect(await Promise.all(idle.map(answer))).toEqual(Array(9).fill(ok));
  expect(await answer(await open())).toBe(ok);
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBe(1);
});
