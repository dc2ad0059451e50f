import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/server/env.ts";
import { openDatabase, type RunningDatabase } from "./database.ts";
import { FolderInUse } from "./folder-lock.ts";

/**
 * The database for a command that may be given while Vitrine runs: the one of the process that runs in the data folder;
 * when none does, it is started for the while. Sets `process.env.DATABASE_URL`.
 */
export async function reachDatabase(): Promise<RunningDatabase> {
  try {
    return await openDatabase();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const url = env.DATABASE_URL ?? addressOf(env.DATA_DIR);
    if (!url) throw error;
    process.env.DATABASE_URL = url;
    return { url, stop: () => Promise.resolve() };
  }
}

function addressOf(folder: string): string | null {
  const address = join(folder, "database-url");
  return existsSync(address) ? readFileSync(address, "utf8") : null;
}
