import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openSession, sealSession, sessionCookieName } from "~/server/auth.ts";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

vi.hoisted(() => Object.assign(process.env, { TRUST_PROXY: "1", GAMES_PER_HOUR_AND_IP: "10" }));
const database = useDatabase();
let server: WebServer;
let site: TestSite;
let userId = "";

beforeAll(async () => {
  site = await makeSite(database.db, "proxied");
  userId = (await makePerson(database.db, "admin", true)).id;
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

const https = { "x-forwarded-proto": "https" };
const get = (path: string, headers: Record<string, string>) => server.get("inner.test", path, { headers });

it("takes host and scheme from the proxy's own entry, the last one", async () => {
  const me = async (headers: Record<string, string>) => (await get("/api/v1/account/me", headers)).status;
  expect(await me({ "x-forwarded-host": site.host })).toBe(401);
  expect(await me({ "x-forwarded-host": `nobody.test, ${site.host}` })).toBe(401);
  expect(await me({ "x-forwarded-host": `${site.host}, nobody.test` })).toBe(404);
});

it("sends HSTS over https, and over https only", async () => {
  const of = async (proto: string) =>
    (await get("/robots.txt", { "x-forwarded-host": site.host, "x-forwarded-proto": proto })).headers[
      "strict-transport-security"
    ];
  expect(await of("https")).toBe("max-age=15552000");
  expect(await of("http")).toBeUndefined();
  expect(await of("https, http"), "what a caller wrote before the proxy").toBeUndefined();
});

it("takes a session of http for nothing over https", async () => {
  const over = async (headers: Record<string, string>) =>
    (await get("/api/v1/account/me", { "x-forwarded-host": site.host, ...headers })).status;
  const plain = await cookieOf(database.db, userId, site.id);
  expect(await over({ cookie: plain })).toBe(200);
  expect(await over({ ...https, cookie: plain })).toBe(401);
  const sessionId = await openSession(database.db, userId);
  const secure = `${sessionCookieName(true)}=${await sealSession({ sessionId, siteId: site.id, isSecure: true })}`;
  expect(await over({ ...https, cookie: secure })).toBe(200);
  expect(await over({ ...https, cookie: `${plain}; ${secure}` })).toBe(200);
});

it("counts callers by the address that the proxy wrote, and tells every refused one when to come again", async () => {
  const answers = [];
  for (let call = 0; call < 11; call += 1) {
    const headers = {
      "x-forwarded-host": site.host,
      "x-forwarded-for": `203.0.113.${call}, 198.51.100.7`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
    };
    answers.push(await server.get("inner.test", "/api/v1/game/create", { method: "POST", headers, body: "{}" }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(answers.at(-1)?.headers["retry-after"]).toMatch(/^\d+$/);
});

it.each([
  ["an IPv6 network for one", (call: number) => `2001:db8:7:7:${call}::${call}`, "2001:db8:7:8::1"],
  [
    "IPv4 for the same however the proxy writes it",
    (call: number) =>
      ["198.51.100.8", "::ffff:198.51.100.8", "198.51.100.8:4711", "[::ffff:c633:6408]:4711"][call % 4] ?? "",
    "198.51.100.9",
  ],
])("takes %s caller", async (_what, ofCall, another) => {
  const guess = async (address: string) =>
    (await get(`/preview/${"x".repeat(43)}`, { "x-forwarded-host": site.host, "x-forwarded-for": address })).status;
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) statuses.push(await guess(ofCall(call)));
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  expect(await guess(another)).toBe(404);
});
