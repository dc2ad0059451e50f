import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "~/server/start/embedded-postgres.ts";

export interface Product {
  /** Origin of the optician demo site. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the built product as `npm start` does, on a free port with an empty data folder. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: "", LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/start/start.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await until(`${origin}/readyz`, child);
  return {
    origin,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(url: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + 240_000;
  while (Date.now() < limit && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error("The product did not start");
}
