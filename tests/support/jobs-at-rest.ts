import pg from "pg";
import { untilTrue } from "./eventually.ts";

/**
 * Waits until a process that has just started has run each job that it runs at its start, and takes the clock from them:
 * none comes in between of what a test looks at, however slow the machine is and whatever the time. What is asked for is run.
 */
export async function jobsAtRest(url: string): Promise<void> {
  const { allJobs } = await import("~/server/jobs/all.ts");
  const byClock = allJobs.flatMap(({ name, cron }) => (cron ? [name] : []));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await untilTrue(async () => {
      const over = "SELECT DISTINCT name FROM jobs.job WHERE state NOT IN ('created', 'active')";
      const { rows } = await client.query<{ name: string }>(over);
      return byClock.every((job) => rows.some(({ name }) => name === job));
    });
    await client.query("DELETE FROM jobs.schedule");
  } finally {
    await client.end();
  }
}
