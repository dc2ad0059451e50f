import { once } from "node:events";
import pg from "pg";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { refreshHosts } from "~/features/site/hosts.ts";
import { env } from "~/server/env.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { opened } from "../support/live-call.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const most = 2;
let site: TestSite;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  site = await makeSite(database.db, "sockets");
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.terminate();
  await expect.poll(() => api.openSockets).toBe(0); // none of them takes a place of the next test
});

it("closes what was opened under a host that is taken off its site, and nothing else", async () => {
  const more = { host: "mehr.test", siteId: site.id };
  await database.db.siteHost.create({ data: more });
  await refreshHosts();
  const [gone, stays] = [api.socket(more.host), api.socket(site.host)];
  sockets.push(gone, stays);
  await Promise.all([gone, stays].map((socket) => once(socket, "open")));
  const closed = once(gone, "close");
  await database.db.siteHost.delete({ where: more });
  await refreshHosts();
  expect((await closed)[0]).toBe(1001);
  expect(stays.readyState).toBe(stays.OPEN);
});

it("opens nothing under a host that was taken off its site while its session was looked up", async () => {
  const more = { host: "weg.test", siteId: site.id };
  await database.db.siteHost.create({ data: more });
  await refreshHosts();
  const cookie = await cookieOf(database.db, site.opticianId, site.id);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE "Session" IN ACCESS EXCLUSIVE MODE');
  const answer = knock(more.host, { cookie });
  const isHeld = async () => (await holder.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount;
  await expect.poll(isHeld).toBeGreaterThan(0);
  await database.db.siteHost.delete({ where: more });
  await refreshHosts();
  await holder.query("COMMIT");
  await holder.end();
  expect(await answer).toBe(404);
});

/** The status that a new socket is answered with: 101 when it opens. */
function knock(host = site.host, headers: Record<string, string> = {}): Promise<number> {
  const socket = api.socket(host, headers);
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_request, answer) => resolve(answer.statusCode ?? 0));
    socket.on("error", () => undefined);
  });
}

it.each(["LIVE_MAX_SOCKETS", "LIVE_MAX_SOCKETS_PER_IP"] as const)(
  "%s holds in a rush, too, and a socket that leaves makes room",
  async (limit) => {
    const usual = env[limit];
    env[limit] = most;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => knock()));
    expect(statuses.filter((status) => status === 101)).toHaveLength(most);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8 - most);
    for (const socket of sockets) socket.terminate();
    await expect.poll(() => knock()).toBe(101);
    Object.assign(env, { [limit]: usual });
  },
);

it("asks who is silent for thirty seconds, ends a socket that says nothing for ten more, and keeps one that answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [dead, alive] = [api.socket(site.host), api.socket(site.host)];
  sockets.push(dead, alive);
  await Promise.all([dead, alive].map(opened));
  const asked = nextText(dead);
  vi.advanceTimersByTime(29_999);
  await roundTrip(alive); // whoever speaks is asked thirty seconds later
  vi.advanceTimersByTime(1);
  expect(await asked).toBe("PING");
  vi.advanceTimersByTime(9_999);
  await roundTrip(alive);
  expect(dead.readyState).toBe(dead.OPEN);
  const ended = once(dead, "close");
  vi.advanceTimersByTime(1);
  expect((await ended)[0], "without a farewell").toBe(1006);
  await expect.poll(() => api.openSockets).toBe(1);

  const question = nextText(alive);
  vi.advanceTimersByTime(29_999);
  expect(await question).toBe("PING");
  alive.send("PONG");
  await roundTrip(alive);
  vi.advanceTimersByTime(10_000);
  await roundTrip(alive);
});

async function nextText(socket: WebSocket): Promise<string> {
  const [data] = (await once(socket, "message")) as [Buffer];
  return data.toString();
}

/** The server has read everything that this socket has sent. */
async function roundTrip(socket: WebSocket): Promise<void> {
  const answer = nextText(socket);
  socket.send("PING");
  expect(await answer).toBe("PONG");
}
