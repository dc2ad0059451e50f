import type { z } from "zod";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";

/** What a job works with; `signal` is aborted when the process is to stop. */
export interface JobContext {
  db: RootDb;
  bus: LiveBus;
  signal: AbortSignal;
}

export interface Job<Input extends object = object> {
  /** Also the name of its queue, which a migration makes with `jobs.create_queue`. */
  name: string;
  input: z.ZodType<Input>;
  /** A run that takes longer counts as lost, as one whose process was killed does, and is tried again. */
  seconds: number;
  /** Tries after the first one, with pauses that double from `pauseSeconds` on. */
  retries: number;
  pauseSeconds: number;
  /** How many runs go on side by side in a process; one after the other by default. */
  atOnce?: number;
  /** When it runs by itself, five fields in UTC; it runs once at each start as well. Its input is then empty. */
  cron?: string;
  /** Does the work; may run twice for one request, after a kill between the work and its record. A throw is tried again. */
  run(ctx: JobContext, input: Input): Promise<void>;
}

/** Declares a job; `all.ts` lists it, and a migration makes its queue. */
export function defineJob<Input extends object>(
  job: Omit<Job<Input>, "retries" | "pauseSeconds"> & Partial<Job<Input>>,
): Job<Input> {
  return { retries: 5, pauseSeconds: 15, ...job };
}
