import "../support/product-limits.ts";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { patient } from "../support/patient.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const downMs = 8_000;
/** So long is waited for an answer of the database (`server/db.ts`). */
const patienceMs = 6_000;
let line: Line;
let server: WebServer;

beforeAll(async () => {
  await siteWithPages(database.db, "shop", ["warm", "kalt"]);
  line = await openLine(new URL(database.url));
  const url = new URL(database.url);
  url.host = `127.0.0.1:${line.port}`;
  server = await startWebServer(url.href);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
  line.close();
});

it("keeps serving warm pages while the database is away, and comes back by itself", async () => {
  const warm = await server.get("shop.test", "/de/warm");
  expect(warm.status).toBe(200);

  const slowest: number[] = [];
  // Whoever waited for the database would do so each time; a busy machine stops everybody now and then.
  do {
    line.cut();
    slowest.push(await slowestWhileAway(warm.body));
    expect((await server.get("shop.test", "/healthz")).status).toBe(200);
    expect((await server.get("shop.test", "/readyz")).status).toBe(503);
    line.mend();
    await expect.poll(() => statusOf("/readyz"), { interval: 300 }).toBe(200);
  } while (Math.min(...slowest) >= downMs / 2 && slowest.length < 3);
  expect(Math.min(...slowest)).toBeLessThan(downMs / 2); // nobody waits for the database to come back
  expect(await statusOf("/de/kalt")).toBe(200);
  expect(await statusOf("/de/warm")).toBe(200);
});

/** Asks for a warm page for as long as the database is away; how long the slowest answer took, in milliseconds. */
async function slowestWhileAway(body: string): Promise<number> {
  const until = performance.now() + downMs;
  let served = 0;
  let slowest = 0;
  while (performance.now() < until) {
    const began = performance.now();
    const answer = await server.get("shop.test", "/de/warm");
    slowest = Math.max(slowest, performance.now() - began);
    expect(answer).toMatchObject({ status: 200, body });
    served += 1;
    await wait(40);
  }
  console.log(`database away for ${downMs} ms: ${served} warm pages served, slowest ${Math.round(slowest)} ms`);
  return slowest;
}

it("answers 503 in seconds while the database says nothing at all, and keeps serving warm pages", async () => {
  await expect.poll(() => statusOf("/de/warm"), { interval: 300 }).toBe(200);
  line.hush();
  const began = performance.now();
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const write = () => server.get("shop.test", "/api/v1/game/create", { method: "POST", headers, body: "{}" });
  const writes = Promise.all(
    Array.from({ length: 3 }, async () => ({ answer: await write(), tookMs: performance.now() - began })),
  );
  const visits = await Promise.all(Array.from({ length: 20 }, () => statusOf("/de/warm")));
  expect(new Set(visits)).toEqual(new Set([200]));
  expect(performance.now() - began).toBeLessThan(patient(patienceMs)); // no visitor waits for it
  for (const { answer, tookMs } of await writes) {
    expect(answer.status, answer.body).toBe(503);
    expect(answer.headers["retry-after"]).toBe("1");
    expect(tookMs).toBeLessThan(patient(2 * patienceMs)); // one wait, not two in turn
  }
  line.mend();
  await expect.poll(async () => (await write()).status, { interval: 300 }).toBe(200);
});

async function statusOf(path: string): Promise<number> {
  return (await server.get("shop.test", path)).status;
}

afterEach(() => void vi.useRealTimers());

it("says that it is not ready although the clock was put back an hour meanwhile", async () => {
  await expect.poll(() => statusOf("/readyz"), { interval: 300 }).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  line.cut();
  await expect.poll(() => statusOf("/readyz"), { interval: 300 }).toBe(503);
  line.mend();
});

/**
 * The way to the database. Cut, open connections break and new ones are refused; hushed, both stay open and nothing
 * comes through, as behind a firewall that drops everything.
 */
interface Line {
  port: number;
  cut(): void;
  hush(): void;
  mend(): void;
  close(): void;
}

async function openLine(target: URL): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHushed = false;
  const server: Server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("data", (bytes) => isHushed || to.write(bytes));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut() {
      isCut = true;
      breakAll();
    },
    hush() {
      isHushed = true;
    },
    mend() {
      isCut = false;
      if (isHushed) breakAll(); // what was lost on them never comes
      isHushed = false;
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
