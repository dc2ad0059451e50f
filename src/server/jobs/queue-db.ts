import pg from "pg";
import type PgBoss from "pg-boss";
import { env } from "~/server/env.ts";
import { logger } from "~/server/logger.ts";
import { assumeProductRole } from "~/server/database/site-client.ts";

/** By this name the database knows a process that serves; no command takes it. */
export const queueApplication = "vitrine jobs";

export interface QueueDb extends PgBoss.Db {
  end(): Promise<void>;
}

/** The queue's own connections, at most three. Nothing waits for ever for a database that does not answer. */
export function openQueueDb(connectionString: string): QueueDb {
  const settings = {
    connectionString,
    max: 3,
    connectionTimeoutMillis: 10_000 * env.DATABASE_PATIENCE,
    query_timeout: 30_000 * env.DATABASE_PATIENCE,
    application_name: queueApplication,
    onConnect: assumeProductRole,
  };
  const pool = new pg.Pool(settings);
  pool.on("error", (error) => logger.warn({ error }, "the job queue cannot be reached"));
  return {
    async executeSql(text, values) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (!isOutcome(values)) throw error;
        // pg-boss waits for nobody to hear of it, so a throw would end the process. The run counts as lost and is found.
        logger.warn({ error }, "how a job ended could not be written down");
        return { rows: [{ count: 0 }] };
      }
    },
    end: () => pool.end(),
  };
}

/** How a run ended: the queue's name, the runs' ids, and what they leave. */
function isOutcome(values: unknown[] | undefined): boolean {
  return values?.length === 3 && Array.isArray(values[1]);
}
