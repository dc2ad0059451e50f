import { createServer } from "node:http";
import { connect, createServer as createNetServer } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, it } from "vitest";
import { listen } from "~/server/http/listen.ts";

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const outside = addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address;
const hasIpv6 = addresses.some(({ address }) => address === "::1");

/** Whether a connection is taken, and the whole answer to a request over it. */
function answerAt(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect({ host, port }, () =>
      socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
    );
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(heard));
  });
}

async function served(isPrivate: boolean): Promise<Record<string, boolean>> {
  const server = createServer((_request, response) => response.end("here"));
  const { port, close } = await listen(server, { port: 0, isPrivate, maxConnections: 10 });
  const hosts = ["127.0.0.1", ...(hasIpv6 ? ["::1"] : []), ...(outside ? [outside] : [])];
  const found = await Promise.all(hosts.map(async (host) => [host, (await answerAt(host, port))?.endsWith("here")]));
  await close();
  for (const host of hosts) expect(await answerAt(host, port), `${host} after the end`).toBeNull();
  return Object.fromEntries(found.map(([host, isHere]) => [host, isHere === true])) as Record<string, boolean>;
}

it("is reached from this computer only while it is private, over IPv4 and IPv6", async () => {
  expect(await served(true)).toEqual({
    "127.0.0.1": true,
    ...(hasIpv6 ? { "::1": true } : {}),
    ...(outside ? { [outside]: false } : {}),
  });
});

it("is reached from everywhere otherwise", async () => {
  expect(Object.values(await served(false))).not.toContain(false);
});

it.runIf(hasIpv6)("fails as a whole when another program has the port on one of the addresses", async () => {
  const other = createNetServer();
  await new Promise<void>((done) => other.listen(0, "::1", done));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const server = createServer();
  await expect(listen(server, { port, isPrivate: true, maxConnections: 10 })).rejects.toThrow("EADDRINUSE");
  expect(server.listening).toBe(false);
  await new Promise((done) => other.close(done));
});

it("holds no more connections than it may, and takes another once one has left", async () => {
  const server = createServer((_request, response) => response.end("here"));
  const { port, close } = await listen(server, { port: 0, isPrivate: true, maxConnections: 2 });
  const held = [connect({ host: "127.0.0.1", port }), connect({ host: "127.0.0.1", port })];
  await Promise.all(held.map((socket) => new Promise((open) => socket.once("connect", open))));
  const isAnswered = async () => (await answerAt("127.0.0.1", port))?.endsWith("here") === true;
  await expect.poll(isAnswered).toBe(false);
  held[0]?.destroy();
  await expect.poll(isAnswered).toBe(true);
  held[1]?.destroy();
  await close();
});
