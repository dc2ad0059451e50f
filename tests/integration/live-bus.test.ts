import { createClient } from "@redis/client";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openLiveBus, type OpenLiveBus } from "~/server/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { findRedis, startRedis, type RedisServer } from "../support/redis.ts";

const database = useDatabase();
const redisPath = findRedis();
if (!redisPath) console.warn("SKIPPED: the live bus over Redis (there is no redis-server and none could be installed)");
let redis: RedisServer | undefined;
const open: OpenLiveBus[] = [];

/** Where two processes meet. */
interface Meeting {
  url: () => string;
  /** Breaks the connections of all buses. */
  killConnections: () => Promise<void>;
}

const postgres: Meeting = {
  url: () => database.url,
  async killConnections() {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vitrine-live' AND datname = current_database()",
    );
    await client.end();
  },
};
const inRedis: Meeting = {
  url: () => redis?.url ?? "",
  async killConnections() {
    const client = await createClient({ url: redis?.url }).connect();
    const killed = await client.sendCommand(["CLIENT", "KILL", "TYPE", "pubsub"]);
    expect(Number(killed)).toBeGreaterThan(0);
    client.destroy();
  },
};

beforeAll(async () => {
  if (redisPath) redis = await startRedis(redisPath);
});
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});
afterAll(() => redis?.stop());

/** Counts the wake-ups of a topic. */
function counter(bus: OpenLiveBus, topic: string) {
  const seen = { count: 0 };
  bus.follow(topic, () => seen.count++);
  return seen;
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error("waited 20 seconds in vain");
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Both processes hear each other. */
async function connected(a: OpenLiveBus, b: OpenLiveBus): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const heard = counter(to, "hello");
    await until(() => {
      if (heard.count === 0) from.wake("hello");
      return heard.count > 0;
    });
  }
}

/** What holds wherever they meet. */
function twoProcesses(meeting: Meeting): void {
  const newBus = () => {
    const bus = openLiveBus(meeting.url());
    open.push(bus);
    return bus;
  };

  it("wakes followers here at once, and those there over the line, each of its own topic", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const [here, there, other] = [counter(a, "game:1"), counter(b, "game:1"), counter(b, "game:2")];
    a.wake("game:1");
    expect(here.count).toBe(1);
    await until(() => there.count === 1);
    await connected(a, b); // what they say now comes after all that they had said
    expect([here.count, there.count, other.count]).toEqual([1, 1, 0]); // no echo of its own, no other topic
  });

  it("tells many wake-ups of one topic as few", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const [here, there] = [counter(a, "game:1"), counter(b, "game:1")];
    for (let index = 0; index < 1_000; index++) a.wake("game:1");
    await until(() => there.count >= 1);
    await connected(a, b);
    expect(here.count).toBe(1_000);
    expect(there.count).toBeLessThanOrEqual(5);
  });

  it("wakes every follower once its killed connection is back, and hears again", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const missed = counter(b, "page:1");
    await meeting.killConnections();
    await until(() => missed.count > 0); // nobody woke this topic: it is the look after the reconnect
    const later = counter(b, "page:2");
    await until(() => {
      if (later.count === 0) a.wake("page:2");
      return later.count > 0;
    });
  });

  it("wakes followers of what was announced while every connection was away", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const heard = counter(b, "site:1");
    await meeting.killConnections();
    a.wake("site:1");
    await until(() => heard.count > 0);
  });

  it("stops calling a follower that left", async () => {
    const bus = newBus();
    const seen = { count: 0 };
    const leave = bus.follow("x", () => seen.count++);
    leave();
    bus.wake("x");
    expect(seen.count).toBe(0);
  });

  it("says a thousand topics at once, each of them", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const heard = Array.from({ length: 1_000 }, (_, index) => counter(b, `game:${index}`));
    for (let index = 0; index < 1_000; index++) a.wake(`game:${index}`);
    await until(() => heard.every(({ count }) => count > 0));
    expect(heard.every(({ count }) => count === 1)).toBe(true);
  });

  it("wakes in other processes what is announced right before the close", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const heard = [counter(b, "game:1"), counter(b, "game:2"), counter(b, "game:3")];
    for (const topic of ["game:1", "game:2", "game:3"]) a.wake(topic);
    await a.close();
    await until(() => heard.every(({ count }) => count === 1));
  });
}

describe("the live bus of two processes in PostgreSQL", () => twoProcesses(postgres));
describe.skipIf(!redisPath)("the live bus of two processes in Redis", () => twoProcesses(inRedis));

describe.skipIf(!redisPath)("the live bus while Redis restarts", () => {
  it("wakes inside the process meanwhile, and others again afterwards", async () => {
    const port = Number(new URL(redis?.url ?? "").port);
    const [a, b] = [openLiveBus(redis?.url ?? ""), openLiveBus(redis?.url ?? "")];
    open.push(a, b);
    await connected(a, b);
    await redis?.stop();
    const [here, there] = [counter(a, "game:1"), counter(b, "game:1")];
    a.wake("game:1");
    expect(here.count).toBe(1);
    redis = await startRedis(redisPath ?? "", port);
    await until(() => there.count > 0);
    await connected(a, b);
  });
});
