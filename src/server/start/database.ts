import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/server/env.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { lockFolder } from "./folder-lock.ts";

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
  const addressFile = join(env.DATA_DIR, "database-url");
  try {
    const postgres = await startEmbeddedPostgres(env.DATA_DIR);
    process.env.DATABASE_URL = postgres.url;
    writeFileSync(addressFile, postgres.url, { mode: 0o600 });
    return {
      url: postgres.url,
      async stop() {
        rmSync(addressFile, { force: true });
        await postgres.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Brings the database to the newest migration. */
export function migrate(): Promise<void> {
  return runPrisma(["migrate", "deploy"], "pipe");
}

/** Runs the Prisma command line; with "pipe" its words are shown only when it fails. */
export function runPrisma(args: string[], output: "inherit" | "pipe"): Promise<void> {
  return new Promise((done, fail) => {
    const prisma = join("node_modules", "prisma", "build", "index.js");
    const child = spawn(process.execPath, [prisma, ...args], {
      stdio: output === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    });
    let words = "";
    child.stdout?.on("data", (chunk: Buffer) => (words += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (words += chunk.toString()));
    child.once("error", fail);
    child.once("exit", (code) => (code === 0 ? done() : fail(new Error(`prisma ${args.join(" ")} failed:\n${words}`))));
  });
}
