import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/server/env.ts";
import { ended, startChild } from "./children.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrateDatabase } from "./migrate.ts";
import { refuseHalfRestored } from "./restore.ts";

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The database to work with: `DATABASE_URL` where it is set, else the embedded one of this folder. Sets
 * `process.env.DATABASE_URL`, and leaves the address in the data folder so that `npx prisma …` finds it meanwhile.
 * Throws `FolderInUse` first of all, and only then what `checkFirst` throws: a second start of the same folder finds
 * its port taken as well, and should hear the reason that helps.
 */
export async function openDatabase(checkFirst?: () => Promise<void>): Promise<RunningDatabase> {
  const release = await lockFolder(env.DATA_DIR);
  await checkFirst?.().catch((error: unknown) => {
    release();
    throw error;
  });
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => release() };
  try {
    return await openEmbedded(release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openEmbedded(release: () => void): Promise<RunningDatabase> {
  refuseHalfRestored(env.DATA_DIR);
  const addressFile = join(env.DATA_DIR, "database-url");
  const postgres = await startEmbeddedPostgres(env.DATA_DIR, {}, endProcess);
  try {
    writeFileSync(addressFile, postgres.url, { mode: 0o600 });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env.DATABASE_URL = postgres.url;
  const stop = async () => {
    rmSync(addressFile, { force: true });
    await postgres.stop();
    release();
  };
  let stopped: Promise<void> | undefined;
  return { url: postgres.url, stop: () => (stopped ??= stop()) };
}

/** Without a database there is nothing to serve: a supervisor starts the whole product again. */
function endProcess({ message, cause }: Error): void {
  process.stderr.write(`\n${message}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

/** Brings the database to the newest migration; answers the names of those that it applied. */
export function migrate(): Promise<string[]> {
  return migrateDatabase(process.env.DATABASE_URL ?? "");
}

/** Runs the Prisma command line, which speaks for itself. */
export async function runPrisma(args: string[]): Promise<void> {
  const prisma = join("node_modules", "prisma", "build", "index.js");
  const child = startChild(process.execPath, [prisma, ...args], {
    stdio: "inherit",
    env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  });
  await ended(child, `prisma ${args.join(" ")}`);
}
