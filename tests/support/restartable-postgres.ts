import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";

export interface RestartablePostgres {
  url: string;
  /** Kills every session without a word, as `pg_ctl restart -m immediate` does, and recovers from the log. */
  restartAtOnce(): Promise<void>;
  /** Ends the server's first process as `kill -9` does. */
  kill(): void;
  /** Resolves once the server answers again. */
  isBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A migrated PostgreSQL server of the test's own, which can be restarted in the middle of everything. */
export async function startRestartablePostgres(settings: Record<string, string> = {}): Promise<RestartablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-restart-"));
  const { url, stop } = await startEmbeddedPostgres(folder, settings);
  await migrateDatabase(url);
  const first = () => Number(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8").split("\n")[0]);
  const isBack = async () => {
    while (!(await answers(url))) await wait(20);
  };
  return {
    url,
    async restartAtOnce() {
      const pid = first();
      process.kill(pid, "SIGQUIT"); // PostgreSQL's "immediate shutdown"; the product starts the server again
      while (isRunning(pid)) await wait(20);
      await isBack();
    },
    kill: () => void process.kill(first(), "SIGKILL"),
    isBack,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  return client
    .connect()
    .then(() => client.query("SELECT 1"))
    .then(
      () => true,
      () => false,
    )
    .finally(() => void client.end().catch(() => undefined));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
