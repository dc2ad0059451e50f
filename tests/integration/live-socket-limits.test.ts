import { once } from "node:events";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { opened } from "../support/live-call.ts";
import { setGolf } from "../support/playable-course.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

/**
 * Sockets in all, few enough to be opened here; each address may have the 50 that it has everywhere, and a quarter of all
 * where its site has that many phones.
 */
const most = vi.hoisted(() => {
  process.env.LIVE_MAX_SOCKETS = "220";
  delete process.env.LIVE_MAX_SOCKETS_PER_IP;
  process.env.TRUST_PROXY = "1"; // so that a caller here can come from any address
  return { all: 220, perIp: 50, phones: 55 };
});
const database = useDatabase();
const api = useApiServer(database);
const sockets: WebSocket[] = [];
let site: TestSite;
let venue: TestSite;
let arena: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
  await setGolf(database.db, site.id, { roundsPerHourAndAddress: 1 });
  venue = await makeSite(database.db, "venue");
  arena = await makeSite(database.db, "arena");
  await setGolf(database.db, venue.id, { roundsPerHourAndAddress: 13 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await expect.poll(() => api.openSockets).toBe(0);
});

async function open(ip: string, { host } = site, cookies: Record<string, string> = {}): Promise<WebSocket> {
  const socket = api.socket(host, { "x-forwarded-for": ip, ...cookies });
  sockets.push(socket);
  return opened(socket);
}

/** The status and `Retry-After` of a caller who is turned away. */
function refusal(
  ip: string,
  { host } = site,
  cookies: Record<string, string> = {},
): Promise<[status: number | undefined, retryAfter: string | undefined]> {
  return new Promise((resolve, reject) => {
    const socket = api.socket(host, { "x-forwarded-for": ip, ...cookies });
    socket.once("open", () => reject(new Error("was let in")));
    socket.once("unexpected-response", (_request, answer) => {
      resolve([answer.statusCode, answer.headers["retry-after"]]);
    });
    socket.on("error", () => undefined);
  });
}

it("opens fifty sockets for one address, and tells the next one to come back later", async () => {
  const [first] = await Promise.all(Array.from({ length: most.perIp }, () => open("198.51.100.1")));
  expect(api.openSockets).toBe(most.perIp);
  expect(await refusal("198.51.100.1")).toEqual([503, "5"]);
  await expect(open("198.51.100.2"), "another address").resolves.toBeDefined();

  first?.close();
  await expect.poll(() => api.openSockets).toBe(most.perIp);
  await expect(open("198.51.100.1"), "after one has left").resolves.toBeDefined();
});

it("opens as many for the Wi-Fi of a venue as the rounds of its site need, and no more in a rush", async () => {
  const wifi = "198.51.100.3";
  const phones = await Promise.allSettled(Array.from({ length: 54 }, () => open(wifi, venue)));
  expect(phones.filter(({ status }) => status === "fulfilled")).toHaveLength(4 * 13);
  expect(await refusal(wifi, venue)).toEqual([503, "5"]);
});

it("refuses an address for a minute after twenty of its sockets were sent away, but for who is signed in, and nobody else", async () => {
  const [loud, batch] = [
    "198.51.100.9",
    `[${Array(11).fill('{"id":1,"method":"query","params":{"path":"game.get"}}').join()}]`,
  ];
  for (let count = 0; count < 20; count++) {
    const socket = await open(loud);
    const closed = once(socket, "close");
    socket.send(batch);
    expect((await closed)[0]).toBe(1008);
  }
  const [status, retryAfter] = await refusal(loud);
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(30);
  const cookie = await cookieOf(database.db, site.opticianId, site.id);
  await expect(open(loud, site, { cookie }), "signed in").resolves.toBeDefined();
  expect(await refusal(loud, site, { cookie: `${cookie}x` }), "with a made-up session").toEqual([
    503,
    expect.anything(),
  ]);
  await expect(open("198.51.100.10"), "another address").resolves.toBeDefined();
});

it("leaves most of the house to others, however many rounds a site allows behind one address", async () => {
  await setGolf(database.db, arena.id, { roundsPerHourAndAddress: 100_000 });
  await Promise.all(Array.from({ length: most.phones }, () => open("198.51.100.4", arena)));
  expect(await refusal("198.51.100.4", arena)).toEqual([503, "5"]);
});

it("opens as many as the whole house holds, and tells the next one to come back later", async () => {
  // Not all at once: a slow machine would let the last ones wait for longer than a greeting may take.
  for (let from = 0; from < most.all; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => open(`203.0.113.${from + at}`)));
  expect(await refusal("198.51.100.1")).toEqual([503, "5"]);
});
