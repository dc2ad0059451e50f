import "../support/product-limits.ts";
import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { patient } from "../support/patient.ts";
import { cookieOf, makePerson, makeSite, makeThings, type TestSite, type Things } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let adminId: string;
let things: Things;

beforeAll(async () => {
  site = await makeSite(database.db, "locked");
  adminId = (await makePerson(database.db, "admin", true)).id;
  things = await makeThings(database.db, site, adminId);
});

it("answers 503 while somebody holds a lock for too long, and does the work afterwards", async () => {
  const { pageId } = things;
  const cookie = await cookieOf(database.db, adminId, site.id);
  const operation = { opId: randomUUID(), command: "page.rename", input: { locale: null, name: "Neu" } };
  const edit = () =>
    api.send({
      host: site.host,
      path: "/api/v1/page/edit",
      method: "POST",
      headers: { cookie },
      body: { pageId, baseRevision: 100, operation },
    });

  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query(`SELECT FROM "Page" WHERE id = $1 FOR UPDATE`, [pageId]);
  expect(await edit()).toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
    body: { error: { code: "SERVICE_UNAVAILABLE", details: { retryAfterMs: 1_000 } } },
  });
  await blocker.query("ROLLBACK");
  await blocker.end();
  await expect.poll(async () => (await edit()).status).toBe(200);
});

it("answers each of several blocked taps within the two seconds that a lock may take", async () => {
  const { gameId, playerId, holeId } = things;
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  const slowestOfEight = async () => {
    await blocker.query("BEGIN");
    await blocker.query(`SELECT FROM "Game" WHERE id = $1 FOR UPDATE`, [gameId]);
    const taps = Array.from({ length: 8 }, async () => {
      const began = performance.now();
      const body = { gameId, playerId, pageId: holeId, delta: 1, opId: randomUUID() };
      const { status } = await api.send({ host: site.host, path: "/api/v1/score/adjust", method: "POST", body });
      return { status, ms: performance.now() - began };
    });
    const answers = await Promise.all(taps);
    await blocker.query("ROLLBACK");
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 503));
    return Math.max(...answers.map((answer) => answer.ms));
  };
  const slowest: number[] = [];
  // Who waits behind another waiter waits for two locks in turn, each for as long as `lock_timeout` says; eight of them
  // one after the other would take eight seconds, each time: once it may be the machine's.
  do slowest.push(await slowestOfEight());
  while (Math.min(...slowest) >= patient(6_000) && slowest.length < 3);
  await blocker.end();
  expect(Math.min(...slowest)).toBeLessThan(patient(6_000));
});
