import "../support/generous-limits.ts";
import { once } from "node:events";
import { beforeAll, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { answerTo, liveMessage, opened } from "../support/live-call.ts";
import { cookieOf, makePerson, makeSite, makeThings, type TestSite, type Things } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let sibling: TestSite;
let things: Things;
let adminId: string;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
  sibling = await makeSite(database.db, "sibling");
  adminId = (await makePerson(database.db, "admin", true)).id;
  things = await makeThings(database.db, site, adminId);
});

const game = (id: number) => ({ id, method: "query" as const, path: "game.get", input: { gameId: things.gameId } });
const follow = (id: number) => ({ ...game(id), method: "subscription" as const, path: "game.onChange" });

function closing(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.on("error", () => undefined);
    socket.once("close", resolve);
  });
}

async function isAlive(): Promise<boolean> {
  const socket = await opened(api.socket(site.host));
  return answerTo(socket, game(1))
    .then((status) => status === 200)
    .finally(() => socket.terminate());
}

describe("the live door", () => {
  it.each([
    ["a foreign page", "https://evil.example"],
    ["a page without origin", "null"],
    ["a sibling site", "sibling"],
    ["its own host over another port", "http://course.test:1"],
    ["its own host over another scheme", "https"],
  ])("turns %s away before the socket opens", async (_name, given) => {
    const own = api.originOf(site.host);
    const origin = { sibling: api.originOf(sibling.host), https: own.replace("http", "https") }[given] ?? given;
    await expect(opened(api.socket(site.host, { origin }))).rejects.toThrow("403");
  });

  it("is not there for a host that shows no site", async () => {
    await expect(opened(api.socket("nobody.test"))).rejects.toThrow("404");
  });

  it("lets callers without origin play, and nothing else", async () => {
    const { WebSocket: Socket } = await import("ws");
    const headers = { host: `${site.host}:${api.port}`, cookie: await cookieOf(database.db, adminId, site.id) };
    const socket = await opened(new Socket(`ws://127.0.0.1:${api.port}/api/live`, { headers }));
    expect(await answerTo(socket, game(1))).toBe(200);
    const page = { id: 2, method: "subscription" as const, path: "page.onChange", input: { pageId: things.pageId } };
    expect(await answerTo(socket, page)).toBe(401);
    socket.terminate();
  });

  it("survives a frame that is no frame", async () => {
    const socket = await opened(api.socket(site.host));
    const closed = closing(socket);
    const raw = (socket as unknown as { _socket: NodeJS.WritableStream })._socket;
    raw.write(Buffer.from([0xa2, 0x00]));
    await closed;
    expect(await isAlive()).toBe(true);
  });

  it("survives text that is no message", async () => {
    const socket = await opened(api.socket(site.host));
    for (const text of ["", "{", "null", "1", "[]", '{"id":1}', '{"id":{},"method":"query"}', "[[[[]]]]"])
      socket.send(text);
    expect(await answerTo(socket, game(1))).toBe(200);
    socket.terminate();
  });

  it("closes on a message over 16 KB", async () => {
    const socket = await opened(api.socket(site.host));
    const closed = closing(socket);
    socket.send("x".repeat(17_000));
    expect(await closed).toBe(1009);
  });

  it("closes on a batch over ten", async () => {
    const socket = await opened(api.socket(site.host));
    const closed = closing(socket);
    socket.send(`[${Array.from({ length: 11 }, (_, id) => liveMessage(game(id))).join(",")}]`);
    expect(await closed).toBe(1008);
  });

  it("holds four subscriptions a socket, and gives room again after a stop", async () => {
    const socket = await opened(api.socket(site.host));
    const statuses = [];
    for (let id = 1; id <= 5; id++) statuses.push(await answerTo(socket, follow(id)));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    socket.send(JSON.stringify({ id: 1, method: "subscription.stop" }));
    let id = 5;
    await expect.poll(() => answerTo(socket, follow((id += 1)))).toBe(200);
    socket.terminate();
  });

  it("holds four subscriptions also for a caller who sends every id twice, or an id of a call that fails", async () => {
    const socket = await opened(api.socket(site.host));
    let started = 0;
    let refused = 0;
    socket.on("message", (raw: Buffer) => {
      const text = raw.toString();
      if (text.includes('"type":"started"')) started += 1;
      if (text.includes('"error"')) refused += 1;
    });
    const failing = (id: number) => ({ ...game(id), input: { gameId: crypto.randomUUID() } });
    for (let id = 1; id <= 9; id += 1) {
      socket.send(liveMessage(failing(id)));
      socket.send(liveMessage(follow(id)));
      socket.send(liveMessage(follow(id)));
      socket.send(liveMessage(follow(100 + id)));
      socket.send(liveMessage(follow(100 + id)));
    }
    await expect.poll(() => started + refused).toBe(45);
    expect(started).toBe(4);
    socket.terminate();
  });

  it("slows a caller down after fifty messages and sends one away who goes on", async () => {
    const socket = await opened(api.socket(site.host));
    const closed = closing(socket);
    socket.setMaxListeners(0);
    // Together, so that they are of the same ten seconds on a slow machine, too.
    const statuses = await Promise.all(Array.from({ length: 51 }, (_, at) => answerTo(socket, game(at + 1))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
    for (let id = 52; id <= 260; id++) socket.send(liveMessage(game(id)));
    expect(await closed).toBe(1008);
  });

  it.each<[name: string, send: (socket: WebSocket) => void]>([
    ["pings", (socket) => socket.ping()],
    ["pongs", (socket) => socket.pong()],
    ["pings as text", (socket) => socket.send("PING")],
    ["text that is no message", (socket) => socket.send("{")],
    ["binary frames", (socket) => socket.send(Buffer.alloc(4))],
    ["ends of nothing", (socket) => socket.send(JSON.stringify({ id: 1, method: "subscription.stop" }))],
  ])("sends a caller away who floods with %s", async (_name, send) => {
    const socket = await opened(api.socket(site.host));
    const closed = closing(socket);
    for (let count = 0; count < 190; count++) {
      send(socket);
      // `ws` itself ends a line on which many pings come in one rush.
      if (count % 10 === 0) await new Promise(setImmediate);
    }
    expect(await answerTo(socket, game(1)), "slowed down first").toBe(429);
    for (let count = 0; count < 20; count++) send(socket);
    expect(await closed).toBe(1008);
    expect(await isAlive()).toBe(true);
  });

  it("stands a flood of 50,000 subscriptions in less than 50 MB", async () => {
    const flood = async () => {
      const socket = await opened(api.socket(site.host));
      const closed = closing(socket);
      const before = process.memoryUsage().rss;
      for (let id = 0; id < 50_000 && socket.readyState === socket.OPEN; id++) {
        socket.send(liveMessage(follow(id)));
        if (id % 500 === 0) await new Promise(setImmediate);
      }
      expect(await closed).toBe(1008);
      return Math.round((process.memoryUsage().rss - before) / 1e6);
    };
    const grown = [await flood()];
    // What a flood costs it costs every time; what the process took up meanwhile for other things, once.
    while (Math.min(...grown) >= 50 && grown.length < 5) grown.push(await flood());
    console.log(`subscription flood: ${grown.join(", ")} MB more, client included`);
    expect(Math.min(...grown)).toBeLessThan(50);
    expect(await isAlive()).toBe(true);
  });

  it("tells everybody to come back elsewhere, and sends away who stays, who has fallen asleep as well", async () => {
    const [socket, asleep] = [await opened(api.socket(site.host)), await opened(api.socket(site.host))];
    asleep.pause();
    const message = once(socket, "message");
    const closed = closing(socket);
    api.broadcastReconnect(200);
    const [notice] = (await message) as [Buffer];
    expect(JSON.parse(notice.toString())).toEqual({ id: null, method: "reconnect" });
    expect(await closed).toBe(1012);
    await expect.poll(() => api.openSockets).toBe(0);
    asleep.terminate();
  });
});
