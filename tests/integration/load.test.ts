import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

vi.hoisted(() => (process.env.LOOP_LAG_LIMIT_MS = "60"));
const database = useDatabase();
let server: WebServer;
const status = async (path: string) => (await server.get("own.test", path)).status;

beforeAll(async () => {
  await siteWithPages(database.db, "own", ["fertig", "neu"]);
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

it("turns away under load what has to be made, and goes on answering what is finished, scores and health", async () => {
  await expect.poll(() => status("/de/fertig")).toBe(200); // its own start was a load, too
  const work = keepBusy();
  await expect.poll(() => status("/api/v1/account/me")).toBe(503);
  const refused = await server.get("own.test", "/de/neu");
  expect(refused.headers["retry-after"]).toBe("2");
  const call = await server.get("own.test", "/api/v1/settings");
  expect([call.status, call.headers["retry-after"]]).toEqual([503, "2"]);
  expect(JSON.parse(call.body)).toMatchObject({ error: { code: "SERVICE_UNAVAILABLE" } });
  const batch = "/api/trpc/score.list,settings.get?batch=1&input=%7B%7D";
  expect(await status(batch), "no score carries another call through").toBe(503);

  expect(await status("/de/fertig")).toBe(200);
  expect(await status("/robots.txt")).toBe(200);
  expect(await status("/healthz")).toBe(200);
  expect(await status("/readyz")).toBe(200);
  expect(await status("/api/v1/score/list?gameId=00000000-0000-4000-8000-000000000000")).toBe(404);
  expect(await status("/api/trpc/score.list?input=%7B%7D")).toBe(400);

  await work.end();
  await expect.poll(() => status("/de/neu")).toBe(200);
  await expect.poll(() => status("/api/v1/settings")).toBe(401);
});

/** Blocks the event loop for 100 ms again and again, as too many requests would. */
function keepBusy() {
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const until = performance.now() + 100;
      while (performance.now() < until); // nothing else gets a turn
      await nextTurn();
    }
  })();
  return { end: () => ((isOver = true), done) };
}
