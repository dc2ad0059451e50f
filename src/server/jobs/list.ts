import { z } from "zod";
import { Prisma, type Db } from "~/server/db.ts";
import { scarceRoom } from "../files/scarce-room.ts";
import { jobReason, jobReasons } from "./job-reason.ts";

const jobStates = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;

export const jobListInput = z.strictObject({ state: z.enum(jobStates).optional() });

/** One request for a run. What it was asked to do stays out: it may name people. */
const jobRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(jobStates),
  /** Tries after the first one. */
  retries: z.number().int(),
  createdAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** Why the last try failed. */
  reason: z.enum(jobReasons).nullable(),
});
export const jobListSchema = z.strictObject({
  jobs: z.array(jobRow),
  /** Bytes that are free on the server's disk, when less than a tenth of it is; null while there is room enough. */
  scarceBytes: z.number().nullable(),
});

interface Row {
  id: string;
  name: string;
  state: (typeof jobStates)[number];
  retries: number;
  createdAt: Date;
  startsAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  output: unknown;
}

const most = 100;
/** What the queue does for itself stays out. */
const isOurs = Prisma.sql`name NOT LIKE '\\_\\_pgboss%'`;

/** The hundred latest runs of the installation by when they began or shall begin, all of them or those in one state. */
export async function listJobs(
  db: Db,
  { state }: z.infer<typeof jobListInput>,
): Promise<z.infer<typeof jobListSchema>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, name, state::text, retry_count AS retries, created_on AS "createdAt", start_after AS "startsAt",
      started_on AS "startedAt", completed_on AS "completedAt", CASE WHEN state IN ('retry', 'failed') THEN output END AS output
    FROM jobs.job
    WHERE ${isOurs} AND (${state ?? null}::text IS NULL OR state::text = ${state ?? null}::text)
    ORDER BY coalesce(started_on, start_after) DESC, id
    LIMIT ${most}`;
  const text = (date: Date | null) => date?.toISOString() ?? null;
  return {
    scarceBytes: await scarceRoom(),
    jobs: rows.map(({ createdAt, startsAt, startedAt, completedAt, output, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      startsAt: startsAt.toISOString(),
      startedAt: text(startedAt),
      completedAt: text(completedAt),
      reason: output === null ? null : jobReason(output),
    })),
  };
}

/** How many runs the queue holds in each state. */
export async function countJobs(db: Db): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ state: string; runs: number }[]>`
    SELECT state::text, count(*)::int AS runs FROM jobs.job WHERE ${isOurs} GROUP BY state`;
  return Object.fromEntries(rows.map(({ state, runs }) => [state, runs]));
}
