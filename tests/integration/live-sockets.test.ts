import { once } from "node:events";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { refreshHosts } from "~/features/site/hosts.ts";
import { env } from "~/server/env.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const most = 2;
let site: TestSite;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  site = await makeSite(database.db, "sockets");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
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

/** The status that a new socket is answered with: 101 when it opens. */
function knock(): Promise<number> {
  const socket = api.socket(site.host);
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
    const statuses = await Promise.all(Array.from({ length: 8 }, knock));
    expect(statuses.filter((status) => status === 101)).toHaveLength(most);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8 - most);
    for (const socket of sockets) socket.terminate();
    await expect.poll(knock).toBe(101);
    Object.assign(env, { [limit]: usual });
  },
);
