import { setTimeout as pause } from "node:timers/promises";
import PgBoss from "pg-boss";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import { logger } from "~/server/logger.ts";
import type { Job } from "./define-job.ts";
import { openQueueDb, type QueueDb } from "./queue-db.ts";
import { enqueue, jobsSchema, runOptions } from "./enqueue.ts";

interface JobOptions {
  /** How often this process looks for work, in seconds. */
  pollSeconds?: number;
  /** How often runs that were lost with their process are found, in seconds. */
  searchSeconds?: number;
  /** How long a stop waits for runs that are under way, in milliseconds. */
  drainMs?: number;
}

interface RunningJobs {
  /** Takes no new work, waits for what is under way, and gives the rest back to the queue. */
  stop(): Promise<void>;
}

const retryStartMs = 5_000;

/**
 * Works through the queue of each job from now on, together with every other process on this database. While the
 * database is away it waits; what a killed process had begun is begun again once its time is over.
 */
export function startJobs(jobs: readonly Job[], options: JobOptions = {}): RunningJobs {
  const stopping = new AbortController();
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  const db = openQueueDb(url);
  const started = startWhenPossible(jobs, { ...options, db }, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      const { drainMs = 10_000 } = options;
      const boss = await Promise.race([started, pause(drainMs, null, { ref: false })]);
      if (!boss) return void db.end(); // what has not begun yet has nothing to end or to give back
      await boss.stop({ graceful: true, wait: true, timeout: drainMs });
      await db.end();
    },
  };
}

async function startWhenPossible(
  jobs: readonly Job[],
  options: JobOptions & { db: QueueDb },
  signal: AbortSignal,
): Promise<PgBoss | null> {
  while (!signal.aborted) {
    const boss = open(options.db, options);
    try {
      await boss.start();
      for (const job of jobs) await follow(boss, job, options, signal);
      return boss;
    } catch (error) {
      logger.warn({ error }, "jobs do not run yet; tried again in five seconds");
      await boss.stop({ graceful: false }).catch(() => undefined);
      await pause(retryStartMs, null, { signal }).catch(() => null); // it stops
    }
  }
  return null;
}

function open(db: QueueDb, { searchSeconds = 30 }: JobOptions): PgBoss {
  const boss = new PgBoss({
    db,
    schema: jobsSchema,
    migrate: false, // the product's own migrations have made its tables
    maintenanceIntervalSeconds: searchSeconds,
  });
  boss.on("error", (error) => logger.warn({ error }, "the job queue cannot be reached"));
  return boss;
}

async function follow(boss: PgBoss, job: Job, { pollSeconds = 2 }: JobOptions, signal: AbortSignal): Promise<void> {
  if (job.cron) {
    await boss.schedule(job.name, job.cron, {}, runOptions(job));
    await enqueue(getDb(), job, {});
  }
  const { atOnce = 1 } = job;
  const batchSize = atOnce === 1 ? 1 : turnsInBatch * atOnce;
  await boss.work(job.name, { pollingIntervalSeconds: pollSeconds, batchSize }, async (runs: PgBoss.Job[]) => {
    const failed: { id: string; error: unknown }[] = [];
    await inLanes(runs, atOnce, async ({ id, data }) => {
      try {
        await job.run({ db: getDb(), bus: getLiveBus(), signal }, job.input.parse(data));
        await boss.complete(job.name, id); // else all of the batch would be tried again with one that fails
      } catch (error) {
        logger.warn({ error, job: job.name, run: id }, "a job failed");
        failed.push({ id, error });
      }
    });
    for (const { id, error } of failed) await boss.fail(job.name, id, error as object);
  });
}

/** A batch holds this many times `atOnce` runs, which leave the queue together; each ends by itself. */
const turnsInBatch = 10;
