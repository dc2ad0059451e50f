import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { lockFolder } from "~/server/start/folder-lock.ts";
import { keepBusy } from "../support/busy-product.ts";
import { ownPort } from "../support/own-port.ts";
import { patient } from "../support/patient.ts";
import { isRunning, processesBelow, startProduct, type StartedProduct } from "../support/started-product.ts";

/** The start command itself, on a folder of its own: what a newcomer's terminal goes through. */
let folder: string;
let port: number;
const children: StartedProduct[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-start-"));
  port = await ownPort();
});
afterAll(async () => {
  for (const started of children) started.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("npm start", () => {
  it("names a wrong variable and stops", async () => {
    const started = start({ PORT: "many" });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/PORT: .*\n$/);
    expect(started.output(), "a sentence is enough").not.toContain(" at ");
  });

  it("says which port is taken", async () => {
    const other = createServer().listen(port);
    const started = start({});
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`Port ${port} is taken`);
    await new Promise((done) => other.close(done));
  });

  it.each(["start", "dev"])("says that the folder is in use, whose port is then taken as well: %s", async (command) => {
    const release = await lockFolder(folder);
    const other = createServer().listen(port);
    const second = start({}, command);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("already runs in this folder");
    expect(second.output()).not.toContain("is taken");
    release();
    await new Promise((done) => other.close(done));
  });

  it("starts an empty folder, refuses a second start in it, survives kill -9, and ends in order under load", async () => {
    const first = start({});
    await first.says("Vitrine is ready");
    const home = await page();

    for (const other of [port, await ownPort()]) {
      const second = start({ PORT: String(other) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain("already runs in this folder");
    }
    expect(await page()).toBe(home);

    first.child.kill("SIGKILL");
    await first.ended;
    const again = start({});
    await again.says("Vitrine is ready");
    expect(await page()).toBe(home);
    const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address, family, internal } of others)
      if (family === "IPv4" && !internal)
        await expect(fetch(`http://${address}:${port}/healthz`), "the demo's logins are open").rejects.toThrow();

    const postmaster = Number(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8").split("\n")[0]);
    const { met, gone } = await keepBusy(port);
    await expect.poll(() => met.pages > 20 && met.made.length > 0).toBe(true);
    const began = performance.now();
    again.child.kill("SIGTERM");
    const { pages, cut, made, told, closedWith } = await gone;
    expect(await again.ended).toBe(0);
    const ms = Math.round(performance.now() - began);
    console.log(`stopped under load after ${ms} ms: ${pages} pages came whole, ${made.length} were made`);
    expect(ms, "nobody had to be waited for to the end").toBeLessThan(patient(9_500));
    expect(cut).toEqual([]);
    expect(pages).toBeGreaterThan(20);
    expect(told).toContain('{"id":null,"method":"reconnect"}');
    expect(closedWith).toBe(1012);
    expect(() => process.kill(postmaster, 0)).toThrow();
    expect(made.length).toBeGreaterThan(0);
    expect(await storedPages()).toEqual(expect.arrayContaining(made));
  });

  it("has a sister, npm run dev, that serves the same pages from the sources, and ends in order", async () => {
    const started = start({ NODE_ENV: "" }, "dev");
    const isReady = () =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady).toBe(true);
    expect(await page()).toContain("<h1");
    const helpers = processesBelow(started.child.pid ?? 0).map(({ pid }) => pid);
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    await expect.poll(() => helpers.filter(isRunning)).toEqual([]);
  });
});

describe("npm start that is ended during its build", () => {
  const dist = `.next-start-test-${process.pid}`;
  const otherFolder = mkdtempSync(join(tmpdir(), "vitrine-start-other-"));
  afterAll(() => {
    for (const made of [dist, otherFolder]) rmSync(made, { recursive: true, force: true });
  });

  const buildersOf = ({ child }: StartedProduct) =>
    processesBelow(child.pid ?? 0).flatMap(({ pid, command }) => (command.includes("next") ? pid : []));

  /** Starts with an empty build folder, and waits until Next and its helpers are at work. */
  async function building(): Promise<{ started: StartedProduct; builders: number[] }> {
    const started = start({ VITRINE_DIST: dist, PORT: String(await ownPort()) });
    const isOver = started.ended.then(() => true);
    while (buildersOf(started).length === 0) {
      if (await Promise.race([isOver, wait(50)])) throw new Error(`It ended before its build:\n${started.output()}`);
    }
    return { started, builders: buildersOf(started) };
  }

  it("takes the build with it, says that it was stopped, and leaves it to one that waited for it", async () => {
    const { started, builders } = await building();
    const other = start({ VITRINE_DIST: dist, PORT: String(await ownPort()), DATA_DIR: otherFolder });
    await other.says("Another process builds the pages");
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain("failed");
    expect(builders.filter(isRunning)).toEqual([]);
    await expect.poll(() => buildersOf(other)).not.toEqual([]);
    other.child.kill("SIGTERM");
    expect(await other.ended).toBe(0);
  });

  it("leaves no build behind after kill -9 that would stand in the way of the next", async () => {
    const { started, builders } = await building();
    started.child.kill("SIGKILL");
    await expect.poll(() => builders.filter(isRunning)).toEqual([]);
    expect(existsSync(`${dist}/BUILD_ID`), "it was ended, and did not come to its end").toBe(false);
  });
});

it("the product of the stories ends with the run that started it, also when that was killed", async () => {
  const run = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const starter = spawn(process.execPath, ["--import", "tsx", "tests/support/start-product.ts"], {
    env: { ...process.env, PORT: String(await ownPort()), STARTED_BY: String(run.pid) },
    stdio: "ignore",
  });
  const products = () => processesBelow(starter.pid ?? 0).filter(({ command }) => command.includes("start/start.ts"));
  const ended = new Promise((done) => starter.once("exit", done));
  await expect.poll(products).toHaveLength(1);
  const [product] = products();
  run.kill("SIGKILL");
  await ended;
  expect(isRunning(product?.pid ?? 0)).toBe(false);
});

function start(env: Record<string, string>, command = "start"): StartedProduct {
  const started = startProduct({ PORT: String(port), DATA_DIR: folder, ...env }, command);
  children.push(started);
  return started;
}

/** The names of the pages in the folder's database, which nobody serves. */
async function storedPages(): Promise<string[]> {
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url, options: "-c vitrine.site=*" });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT "name" FROM "Page"');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function page(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/de`);
  expect(answer.status).toBe(200);
  return /<h1[\s\S]*?<\/h1>/.exec(await answer.text())?.[0] ?? "no heading";
}
