import { randomUUID } from "node:crypto";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import pg from "pg";
import { z } from "zod";
import { getDb, type Db } from "~/server/db.ts";
import { allJobs } from "~/server/jobs/all.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { listJobs } from "~/server/jobs/list.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { program } from "../support/programs.ts";
import { makeSite } from "../support/two-sites.ts";

const database = useDatabase();
const children: ChildProcess[] = [];

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  await database.asOwner(`SELECT jobs.create_queue('test.job', '{"policy": "standard"}')`);
});
afterEach(() => children.splice(0).forEach((child) => void child.kill("SIGKILL")));
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

/** A process of its own that works on `test.job`, and what it has said. */
function startProcess(...args: string[]) {
  const { file, execArgv } = program("job");
  const child = spawn(process.execPath, [...execArgv, file, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  let words = "";
  child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
  const hears = (line: string) => untilTrue(() => words.includes(line));
  return { child, hears, said: () => words };
}

const echo = (run: (text: string) => Promise<void>) =>
  defineJob({
    name: "test.job",
    input: z.object({ text: z.string() }),
    seconds: 10,
    pauseSeconds: 1,
    run: (_context, { text }) => run(text),
  });

const completed = async () => (await listJobs(database.db, { state: "completed" })).jobs;

describe("the job queue", () => {
  it("has a queue for every job of the product", async () => {
    const queues = await database.db.$queryRaw<{ name: string }[]>`SELECT name FROM jobs.queue`;
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(allJobs.map(({ name }) => name)));
  });

  it("tries only those of a batch again that failed", async () => {
    const tries: string[] = [];
    const job = echo((text) => {
      tries.push(text);
      return text === "second" && tries.length < 4 ? Promise.reject(new Error("not yet")) : Promise.resolve();
    });
    for (const text of ["first", "second", "third"]) await enqueue(database.db, job, { text });
    const jobs = startJobs([{ ...job, atOnce: 2 }], { pollSeconds: 0.5 });
    try {
      await untilTrue(() => tries.length === 4);
      await expect.poll(async () => (await completed()).length).toBe(3);
      expect(tries.toSorted()).toEqual(["first", "second", "second", "third"]);
    } finally {
      await jobs.stop();
    }
    await database.asOwner("DELETE FROM jobs.job");
  });

  it("does the work of a process that was killed in the middle of it", async () => {
    const first = startProcess("hang");
    await first.hears("begun the work");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const next = startProcess("work");
    await next.hears("done the work");
    // Killed before that is written down, it would leave the work to the tests below.
    await expect.poll(completed).not.toEqual([]);
    expect(first.said()).not.toContain("done");
  });

  it("ends what is under way before it stops, and takes nothing new", async () => {
    const { child, hears, said } = startProcess("slow", "60");
    await hears("begun the slow work");
    child.kill("SIGTERM");
    await hears("told to stop");
    const waiting = await enqueue(
      database.db,
      echo(() => Promise.resolve()),
      { text: "too late" },
    );
    child.stdin.write("go on\n");
    await once(child, "close"); // later than its exit, when all that it said has been read
    expect(said()).toBe("begun the slow work\ntold to stop\ndone the slow work\nstopped\n");
    await database.db.$executeRaw`DELETE FROM jobs.job WHERE id = ${waiting}::uuid`;
  });

  it("asks for a run exactly when the transaction commits", async () => {
    const texts: string[] = [];
    const job = echo(async (text) => void texts.push(text));
    const jobs = startJobs([job], { pollSeconds: 0.5 });
    try {
      const undone = database.db.$transaction(async (tx) => {
        await enqueue(tx, job, { text: "undone" });
        throw new Error("rolled back");
      });
      await expect(undone).rejects.toThrow("rolled back");
      await database.db.$transaction((tx) => enqueue(tx, job, { text: "kept" }));
      await untilTrue(() => texts.length > 0);
      expect(texts).toEqual(["kept"]);
    } finally {
      await jobs.stop();
    }
  });

  it("tries a failed run again, and tells admins of it without what it was about", async () => {
    const secret = randomUUID();
    let tries = 0;
    const run = async () => {
      tries += 1;
      if (tries === 1) throw new Error("the mail server is away");
    };
    const job = { ...echo(run), pauseSeconds: 3_600 };
    const jobs = startJobs([job], { pollSeconds: 0.5 });
    try {
      const id = await enqueue(database.db, job, { text: secret });
      const found = async () => (await listJobs(database.db, {})).jobs.find((each) => each.id === id);
      await untilTrue(async () => (await found())?.state === "retry");
      expect(await found()).toMatchObject({ name: "test.job", reason: "other" });
      await database.db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE id = ${id}::uuid`;
      await untilTrue(async () => (await found())?.state === "completed");
      expect(await found()).toMatchObject({ retries: 1 });
      expect(JSON.stringify(await listJobs(database.db, {}))).not.toContain(secret);
      expect((await listJobs(database.db, { state: "failed" })).jobs).toEqual([]);
    } finally {
      await jobs.stop();
    }
  });

  it("tells admins why a run failed in words of its own, and nothing that the database or a server said", async () => {
    const takeLock = (tx: Db) => tx.$queryRaw`SELECT pg_advisory_xact_lock(42)::text`;
    const job = echo(() =>
      database.db.$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL lock_timeout = '200ms'`;
        await takeLock(tx);
      }),
    );
    const jobs = startJobs([{ ...job, pauseSeconds: 3_600 }], { pollSeconds: 0.5 });
    try {
      const hasFailed = await database.db.$transaction(
        async (tx) => {
          await takeLock(tx);
          const id = await enqueue(database.db, job, { text: "waits" });
          const found = async () => (await listJobs(database.db, {})).jobs.find((each) => each.id === id);
          await untilTrue(async () => (await found())?.state === "retry");
          return found();
        },
        { timeout: 120_000 },
      );
      expect(hasFailed).toMatchObject({ reason: "database" });
      expect(JSON.stringify(hasFailed)).not.toMatch(/lock|timeout|query|55P03/i);
    } finally {
      await jobs.stop();
    }
  });

  it("goes on when the database was away at the end of a run, and does that run again", async () => {
    const onServer = async (sql: string) => {
      const client = new pg.Client(Object.assign(new URL(database.url), { pathname: "/postgres" }).href);
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    };
    const name = new URL(database.url).pathname.slice(1);
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    let tries = 0;
    const job = {
      ...echo(async () => {
        tries += 1;
        if (tries > 1) return;
        await onServer(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
        await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      }),
      seconds: 2,
    };
    const jobs = startJobs([job], { pollSeconds: 0.5, searchSeconds: 1 });
    try {
      await enqueue(database.db, job, { text: "away" });
      const isTold = () => warn.mock.calls.some(([, text]) => text === "how a job ended could not be written down");
      await untilTrue(isTold);
      await onServer(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
      await untilTrue(() => tries > 1);
    } finally {
      await onServer(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
      warn.mockRestore();
      await jobs.stop();
    }
  });

  it("runs what is scheduled at the start, once for all processes together", async () => {
    await makeSite(database.db, "kurs");
    const [one, other] = [startJobs(allJobs, { pollSeconds: 0.5 }), startJobs(allJobs, { pollSeconds: 0.5 })];
    try {
      const names = allJobs.flatMap(({ name, cron }) => (cron ? [name] : []));
      expect(names).toContain("golf.keepHouse");
      await untilTrue(async () => {
        const jobs = await completed();
        return names.every((name) => jobs.some((each) => each.name === name));
      });
      const schedules = await database.db.$queryRaw<{ name: string }[]>`SELECT name FROM jobs.schedule`;
      expect(schedules.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  });
});
