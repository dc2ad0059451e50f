import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "~/server/start/embedded-postgres.ts";
import { lockFolder } from "~/server/start/folder-lock.ts";

/** The start command itself, on a folder of its own: what a newcomer's terminal goes through. */
let folder: string;
let port: number;
const children: Started[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-start-"));
  port = await freePort();
});
afterAll(async () => {
  for (const started of children) started.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("npm start", () => {
  it("names a wrong variable and stops", async () => {
    const started = start({ PORT: "many" });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/PORT: /);
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

  it("starts an empty folder, refuses a second start in it, and survives kill -9", async () => {
    const first = start({});
    await first.ready();
    const home = await page();

    for (const other of [port, await freePort()]) {
      const second = start({ PORT: String(other) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain("already runs in this folder");
    }
    expect(await page()).toBe(home);

    first.child.kill("SIGKILL");
    await first.ended;
    const again = start({});
    await again.ready();
    expect(await page()).toBe(home);

    const postmaster = Number(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8").split("\n")[0]);
    again.child.kill("SIGINT");
    expect(await again.ended).toBe(0);
    expect(() => process.kill(postmaster, 0)).toThrow();
  });
});

interface Started {
  child: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
  ready(): Promise<void>;
}

function start(env: Record<string, string>, command = "start"): Started {
  const child = spawn(process.execPath, ["--import", "tsx", `src/server/start/${command}.ts`], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, DATABASE_URL: "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const started: Started = {
    child,
    ended,
    output: () => output,
    async ready() {
      const gone = ended.then(() => Promise.reject(new Error(`The start ended:\n${output}`)));
      const isReady = async () => {
        while (!output.includes("Vitrine is ready")) await new Promise((done) => setTimeout(done, 100));
      };
      await Promise.race([isReady(), gone]);
    },
  };
  children.push(started);
  return started;
}

async function page(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/de`);
  expect(answer.status).toBe(200);
  return /<h1[\s\S]*?<\/h1>/.exec(await answer.text())?.[0] ?? "no heading";
}
