import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { opened } from "../support/live-call.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

/** Sockets in all, few enough to be opened here; each address may have the 50 that it has everywhere. */
const most = vi.hoisted(() => {
  process.env.LIVE_MAX_SOCKETS = "53";
  process.env.TRUST_PROXY = "1"; // so that a caller here can come from any address
  return { all: 53, perIp: 50 };
});
const database = useDatabase();
const api = useApiServer(database);
const sockets: WebSocket[] = [];
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await expect.poll(() => api.openSockets).toBe(0);
});

async function open(ip: string): Promise<WebSocket> {
  const socket = api.socket(site.host, { "x-forwarded-for": ip });
  sockets.push(socket);
  return opened(socket);
}

/** The status and `Retry-After` of a caller who is turned away. */
function refusal(ip: string): Promise<[status: number | undefined, retryAfter: string | undefined]> {
  return new Promise((resolve, reject) => {
    const socket = api.socket(site.host, { "x-forwarded-for": ip });
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

it("opens as many as the whole house holds, and tells the next one to come back later", async () => {
  await Promise.all(Array.from({ length: most.all }, (_, index) => open(`203.0.113.${index}`)));
  expect(await refusal("198.51.100.1")).toEqual([503, "5"]);
});
