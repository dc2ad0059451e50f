import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";

export interface RestartablePostgres {
  url: string;
  /** Kills every session without a word, as `pg_ctl restart -m immediate` does, and recovers from the log. */
  restartAtOnce(): Promise<void>;
  stop(): Promise<void>;
}

/** A migrated PostgreSQL server of the test's own, which can be restarted in the middle of everything. */
export async function startRestartablePostgres(settings: Record<string, string> = {}): Promise<RestartablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-restart-"));
  let server = await startEmbeddedPostgres(folder, settings);
  const { url } = server;
  const { port } = new URL(url);
  await promisify(execFile)("npx", ["prisma", "migrate", "deploy"], { env: { ...process.env, DATABASE_URL: url } });
  return {
    url,
    async restartAtOnce() {
      const pid = Number(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8").split("\n")[0]);
      process.kill(pid, "SIGQUIT"); // PostgreSQL's "immediate shutdown"
      while (isRunning(pid)) await wait(20);
      server = await startEmbeddedPostgres(folder, { ...settings, port });
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
