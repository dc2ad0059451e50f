import PgBoss from "pg-boss";
import type { Db } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import type { Job } from "./define-job.ts";

export const jobsSchema = "jobs";

/**
 * Asks for a run of the job. Given a transaction, it is asked for exactly when that commits. `after` is the moment
 * before which it does not run. Answers the run's id; null when one waits already and one is enough, and when one was
 * asked for under this very `id` before.
 */
export async function enqueue<Input extends object>(
  db: Db,
  job: Job<Input>,
  input: Input,
  { after, id }: { after?: Date; id?: string } = {},
): Promise<string | null> {
  const options = { ...runOptions(job), db: executorOf(db), ...(after && { startAfter: after }), ...(id && { id }) };
  return sender().send(job.name, job.input.parse(input), options);
}

/** How pg-boss treats a run of this job. */
export function runOptions({ seconds, retries, pauseSeconds }: Pick<Job, "seconds" | "retries" | "pauseSeconds">) {
  return { expireInSeconds: seconds, retryLimit: retries, retryDelay: pauseSeconds, retryBackoff: true };
}

/** Writes requests and never starts: what it writes goes through the caller's own connection. */
function sender(): PgBoss {
  return processWide("job-sender", () => {
    const nowhere = { executeSql: () => Promise.reject(new Error("Jobs are asked for through the caller's database")) };
    return new PgBoss({ db: nowhere, schema: jobsSchema });
  });
}

function executorOf(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const given = values.map((value: unknown) =>
        value === undefined ? null : typeof value === "object" && value !== null ? JSON.stringify(value) : value,
      );
      return { rows: await db.$queryRawUnsafe<object[]>(text, ...given) };
    },
  };
}
