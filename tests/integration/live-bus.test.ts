import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { presenceOn } from "~/features/document/presence.ts";
import { openLiveBus, type OpenLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { findRedis, startRedis, type RedisServer } from "../support/redis.ts";

const database = useDatabase();
const redisPath = findRedis();
if (!redisPath) console.warn("SKIPPED: the live bus over Redis (there is no redis-server and none could be installed)");
let redis: RedisServer | undefined;
const open: OpenLiveBus[] = [];

/** Where two processes meet. */
interface Meeting {
  url: () => string;
  /** The open connections of buses. */
  connections: () => Promise<string[]>;
  /** Breaks these connections; fails when one of them is not there. */
  kill: (connections: string[]) => Promise<void>;
}

const inDatabase = <Row extends object>(sql: string) => database.asOwner<Row>(sql);
const postgres: Meeting = {
  url: () => database.url,
  async connections() {
    const rows = await inDatabase<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'vitrine-live' AND datname = current_database()",
    );
    return rows.map(({ pid }) => String(pid));
  },
  async kill(connections) {
    const killed = await inDatabase(
      `SELECT 1 FROM unnest('{${connections.join()}}'::int[]) AS pid WHERE pg_terminate_backend(pid)`,
    );
    expect(killed).toHaveLength(connections.length);
  },
};
const inRedis: Meeting = {
  url: () => redis?.url ?? "",
  async connections() {
    const list = String(await asked(["CLIENT", "LIST", "TYPE", "pubsub"]));
    return [...list.matchAll(/^id=(\d+)/gm)].map(([, id = ""]) => id);
  },
  async kill(connections) {
    for (const id of connections) expect(await asked(["CLIENT", "KILL", "ID", id])).toBe(1);
  },
};
async function asked(command: string[]): Promise<unknown> {
  const client = await createClient({ url: redis?.url }).connect();
  return client.sendCommand(command).finally(() => client.destroy());
}

beforeAll(async () => {
  if (redisPath) redis = await startRedis(redisPath);
});
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});
afterAll(() => redis?.stop());

const noSelection: { at: string | null } = { at: null };

/** Counts the wake-ups of a topic. */
function counter(bus: OpenLiveBus, topic: string) {
  const seen = { count: 0 };
  bus.follow(topic, () => seen.count++);
  return seen;
}

/** Both processes hear each other. */
async function connected(a: OpenLiveBus, b: OpenLiveBus): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const heard = counter(to, "hello");
    await untilTrue(() => {
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
    await untilTrue(() => there.count === 1);
    await connected(a, b); // what they say now comes after all that they had said
    expect([here.count, there.count, other.count]).toEqual([1, 1, 0]); // no echo of its own, no other topic
  });

  it("brings the last news of a topic with its wake-up, and leaves news too long for the line at home", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const there: (string | undefined)[] = [];
    b.follow("presence:1", (news) => there.push(news));
    for (const news of ["first", "sec ond", "last\none"]) a.wake("presence:1", news);
    await untilTrue(() => there.at(-1) === "last\none");
    a.wake("presence:1", "x".repeat(7_001));
    await connected(a, b);
    expect(there.at(-1)).toBeUndefined();
    expect(there.length).toBeLessThanOrEqual(4);
  });

  it("has people of both in one list, with what they type in, until they leave or their process falls silent", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const [here, there] = [
      presenceOn(`a ${meeting.url()}`, noSelection),
      presenceOn(`b ${meeting.url()}`, noSelection),
    ];
    const person = (bus: OpenLiveBus, userId: string) => ({
      bus,
      actor: { userId, name: userId, isAdmin: false, role: null },
    });
    const pageId = crypto.randomUUID();
    const leaveHere = here.enter(person(a, "Anna"), pageId);
    const leaveThere = there.enter(person(b, "Beat"), pageId);
    const [seenHere, seenThere] = [() => here.others(pageId, "Anna"), () => there.others(pageId, "Beat")];
    await untilTrue(() => seenHere().length === 1 && seenThere().length === 1);
    const typing = { at: "title" };
    here.select(person(a, "Beat"), pageId, typing); // what he says may reach the other process than his socket
    await untilTrue(() => seenHere()[0]?.at === "title");
    expect(seenHere()).toEqual([{ userId: "Beat", name: "Beat", ...typing }]);
    expect(seenThere()).toEqual([{ userId: "Anna", name: "Anna", at: null }]);
    const leaveBoth = there.enter(person(b, "Anna"), pageId);
    leaveHere();
    await connected(a, b);
    expect(seenThere()).toEqual([{ userId: "Anna", name: "Anna", at: null }]);
    leaveBoth();
    const leaveAgain = here.enter(person(a, "Anna"), pageId);
    await untilTrue(() => seenThere().length === 1 && seenHere().length === 1);
    await a.close(); // as one that was killed: it says no more
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15_001 });
    expect(seenThere()).toEqual([]);
    vi.useRealTimers();
    for (const leave of [leaveThere, leaveAgain]) leave();
  });

  it("tells many wake-ups of one topic as few", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const [here, there] = [counter(a, "game:1"), counter(b, "game:1")];
    for (let index = 0; index < 1_000; index++) a.wake("game:1");
    await untilTrue(() => there.count >= 1);
    await connected(a, b);
    expect(here.count).toBe(1_000);
    expect(there.count).toBeLessThanOrEqual(5);
  });

  it("wakes every follower once its killed connection is back, and hears again", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const missed = counter(b, "page:1");
    await untilTrue(async () => (await meeting.connections()).length === 2); // those of former tests are over
    await meeting.kill(await meeting.connections());
    await untilTrue(() => missed.count > 0); // nobody woke this topic: it is the look after the reconnect
    const later = counter(b, "page:2");
    await untilTrue(() => {
      if (later.count === 0) a.wake("page:2");
      return later.count > 0;
    });
  });

  it.each(["says", "hears"])(
    "loses none of what is announced while the line of the one who %s is killed",
    async (who) => {
      const before = await meeting.connections();
      const newSince = async (known: string[]) => (await meeting.connections()).filter((each) => !known.includes(each));
      const saying = newBus();
      await untilTrue(async () => (await newSince(before)).length === 1);
      const says = await newSince(before);
      const hearing = newBus();
      await connected(saying, hearing);
      const killed = who === "says" ? says : await newSince([...before, ...says]);
      expect(killed).toHaveLength(1);

      const missed = new Set<string>(); // until its follower is woken after the announcement
      const topics = Array.from({ length: 80 }, (_, index) => `game:${index}`);
      for (const topic of topics) hearing.follow(topic, () => missed.delete(topic));
      let kill = Promise.resolve();
      for (const [index, topic] of topics.entries()) {
        if (index === 10) kill = meeting.kill(killed);
        missed.add(topic);
        saying.wake(topic);
        await new Promise((done) => setTimeout(done, 5));
      }
      await kill;
      await untilTrue(() => missed.size === 0);
      expect(await meeting.connections()).not.toContain(killed[0]);
    },
  );

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
    await untilTrue(() => heard.every(({ count }) => count > 0));
    expect(heard.every(({ count }) => count === 1)).toBe(true);
  });

  it("wakes in other processes what is announced right before the close", async () => {
    const [a, b] = [newBus(), newBus()];
    await connected(a, b);
    const heard = [counter(b, "game:1"), counter(b, "game:2"), counter(b, "game:3")];
    for (const topic of ["game:1", "game:2", "game:3"]) a.wake(topic);
    await a.close();
    await untilTrue(() => heard.every(({ count }) => count === 1));
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
    await untilTrue(() => there.count > 0);
    await connected(a, b);
  });
});
