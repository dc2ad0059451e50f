import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "~/server/env.ts";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const token = "a-token-of-the-operator";
let server: WebServer;

beforeAll(async () => {
  await siteWithPages(database.db, "own", ["hier"]);
  env.METRICS_TOKEN = token;
  server = await startWebServer(database.url);
});
afterAll(async () => {
  env.METRICS_TOKEN = undefined;
  await server.close();
  await getDb().$disconnect();
});

const read = (authorization?: string) =>
  server.get("stranger.example", "/metrics", authorization === undefined ? {} : { headers: { authorization } });

it("tells whoever holds the token how the process does, under any host", async () => {
  await server.get("own.test", "/de/hier");
  await server.get("own.test", "/api/v1/nothing");
  const { status, headers, body } = await read(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain('vitrine_answer_seconds_count{part="page",status="2xx"} 1');
  expect(body).toContain('vitrine_answer_seconds_count{part="api",status="4xx"} 1');
  expect(body).toMatch(/^vitrine_live_sockets 0$/m);
  expect(Number(/^vitrine_kept_page_bytes (\d+)$/m.exec(body)?.[1]), "the page just drawn").toBeGreaterThan(0);
  expect(body).toMatch(/^vitrine_jobs\{state="\w+"\} \d+$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body, "no page, no site").not.toMatch(/hier|own/);
});

it("tells nothing to anybody else", async () => {
  for (const sent of [undefined, "", "Bearer", "Bearer a-token-of-the-operato", `Basic ${token}`, token]) {
    const { status, body } = await read(sent);
    expect([status, body], sent).toEqual([401, ""]);
  }
});
