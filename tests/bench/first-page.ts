import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import type { Figure } from "./figures.ts";
import { atMost } from "./goals.ts";

const run = promisify(execFile);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;

/** What a newcomer waits for: `npm ci && npm start` in an empty clone of what is committed, until the first page comes. */
export async function firstPage(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-first-page-"));
  await run("git", ["clone", "--quiet", ".", folder]);
  const port = await getPort();
  const began = performance.now();
  await run("npm", ["ci"], { cwd: folder, maxBuffer: 2 ** 26 });
  const installed = performance.now() - began;
  // A group of its own, so that it ends whole: npm, a shell, the product and its database.
  const product = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATABASE_URL: "", LOG_LEVEL: "error" },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((done) => product.once("exit", done));
  try {
    await until(`http://localhost:${port}/de`, () => product.exitCode === null);
    const took = performance.now() - began;
    return [
      {
        name: "first page from an empty clone",
        value: seconds(took),
        beside: `npm ci alone: ${seconds(installed)}, most of it the registry's`,
        goals: [atMost(75, took / 1_000, { unit: "s" })],
      },
    ];
  } finally {
    if (product.pid) process.kill(-product.pid, "SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

/** Waits for the first good answer. */
async function until(url: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The product did not start");
}
