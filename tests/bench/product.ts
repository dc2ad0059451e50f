import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ownPort } from "../support/own-port.ts";

export interface Product {
  /** Origin of the optician demo site, which speaks `locales`. */
  origin: string;
  databaseUrl: string;
  /** What the process holds in bytes, garbage left out. */
  memory(): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
}

/** The languages of the measured site. */
export const locales = ["de", "fr", "it"] as const;

/** Starts the built product as `npm start` does, on a free port with an empty data folder and these settings of its own. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const product = await launch("", settings);
  await speak(product.databaseUrl);
  return product;
}

/** One more process of the product on the same database, as a larger installation runs it. */
export function startBeside({ databaseUrl }: Product): Promise<Product> {
  return launch(databaseUrl);
}

async function launch(givenUrl: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await ownPort();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const own = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: givenUrl,
    LOG_LEVEL: "error",
    LIVE_MAX_MESSAGES: "1000000",
    PICTURE_AVIF: "0", // nothing is made beside what is measured
    ...settings,
  };
  const env = { ...process.env, ...own };
  const hooks = ["--expose-gc", "--import", "tsx", "--import", "./tests/bench/tell-memory.ts"];
  const child = spawn(process.execPath, [...hooks, "src/server/start/start.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${port}`;
  await until(`${origin}/readyz`, child);
  const databaseUrl = givenUrl || readFileSync(join(folder, "database-url"), "utf8");
  return {
    origin,
    databaseUrl,
    async memory() {
      const told = once(child, "message");
      child.send("memory");
      const [usage] = (await told) as [NodeJS.MemoryUsage];
      return usage;
    },
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

/** Gives the optician site its languages, as an operator would, and waits until the running product has noticed. */
async function speak(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE "Site" SET locales = $1, revision = revision + 1
     WHERE id = (SELECT "siteId" FROM "SiteHost" WHERE host = 'localhost')`,
    [locales],
  );
  await client.end();
  await new Promise((done) => setTimeout(done, 2_500)); // the product compares head numbers every two seconds
}
