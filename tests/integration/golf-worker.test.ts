import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
let server: WebServer;

beforeAll(async () => {
  await siteWithPages(database.db, "own", ["hier"]);
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

it("serves the game's service worker as one script that is asked for anew at each visit", async () => {
  const { status, headers, body } = await server.get("own.test", "/golf-sw.js");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
  expect(headers["service-worker-allowed"]).toBeUndefined();
  expect(body).not.toMatch(/^\s*import\b/m);
  expect(Buffer.byteLength(body)).toBeLessThan(5_000);
  const again = await server.get("own.test", "/golf-sw.js", { headers: { "if-none-match": headers.etag ?? "" } });
  expect(again.status).toBe(304);
});

it("has no part in a page that is not the game's", async () => {
  const { body } = await server.get("own.test", "/golf-sw.js");
  const answered: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    location: { origin: "https://own.test" },
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  };
  const caches = { open: () => Promise.reject(new Error("nothing is kept")) };
  runInNewContext(body, { self: scope, caches, fetch: () => Promise.reject(new Error("no network")), URL, setTimeout });
  const visit = (path: string, request: { mode?: string; method?: string } = {}) =>
    listeners.get("fetch")?.({
      request: { url: `https://own.test${path}`, method: "GET", mode: "navigate", headers: new Headers(), ...request },
      respondWith: (answer: Promise<unknown>) => {
        answer.catch(() => undefined);
        answered.push(path);
      },
    });
  const pages = ["/de", "/login", "/de/login", "/de/edit/~urban-golf-play", "/de/gamesome", "/de/coupon"];
  for (const path of pages) visit(path);
  for (const path of ["/api/v1/game/get", "/api/live", "/uploads/x"]) visit(path, { mode: "cors" });
  visit("/de/~urban-golf-play", { method: "POST" });
  expect(answered).toEqual([]);
  for (const path of ["/de/~urban-golf-play", "/fr/game"]) visit(path);
  expect(answered).toEqual(["/de/~urban-golf-play", "/fr/game"]);
});
