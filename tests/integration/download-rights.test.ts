import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { downloadRoute } from "~/server/api/download.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
let site: TestSite;
let hasEnded = false;

async function* endless() {
  try {
    for (;;) {
      yield "part";
      await pause(20);
    }
  } finally {
    hasEnded = true;
  }
}
const route = downloadRoute(
  { procedure: "test.file", method: "GET", path: "/test/file" },
  { allow: (ctx) => ctx, open: () => ({ fileName: "file.txt", type: "text/plain", parts: endless() }) },
);
const server = createServer((req, res) => void route.handle({ req, res, site, log: logger }));

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  site = await makeSite(database.db, "haus");
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await getLiveBus().close();
  await getDb().$disconnect();
});

it("breaks a file off for whoever loses the site while it is taken", async () => {
  const userId = site.opticianId;
  const cookie = await cookieOf(database.db, userId, site.id);
  const { port } = server.address() as AddressInfo;
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/test/file`, { headers });
  expect(answer.status).toBe(200);
  const taken = answer.text();
  const broken = expect(taken).rejects.toThrow();
  await database.db.membership.deleteMany({ where: { userId, siteId: site.id } });
  getLiveBus().wake(`actor:${userId}`);
  await broken;
  await expect.poll(() => hasEnded).toBe(true);
});
