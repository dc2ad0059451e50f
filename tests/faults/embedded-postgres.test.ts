import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { ownPort } from "../support/own-port.ts";
import { mountDisk } from "../support/small-disk.ts";
import { startRestartablePostgres } from "../support/restartable-postgres.ts";
import { isRunning, startProduct } from "../support/started-product.ts";

const scratch = mkdtempSync(join(tmpdir(), "vitrine-postgres-"));
const servers: EmbeddedPostgres[] = [];
const atEnd: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const end of atEnd.splice(0)) end();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function open(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, { fsync: "off" });
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8").split("\n")[0]);

it("a copy of a running folder starts beside the original, and leaves its server alone", async () => {
  const [original, copy] = [join(scratch, "original"), join(scratch, "copy")];
  const first = await open(original);
  await query(first.url, "CREATE TABLE kept (id int); CHECKPOINT");
  const pid = postmasterOf(original);
  cpSync(original, copy, { recursive: true });
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", `--reference=${join(original, "pg")}`, join(copy, "pg")]);

  const second = await open(copy);
  expect(postmasterOf(original)).toBe(pid);
  expect(await query(first.url, "SELECT * FROM kept")).toEqual([]);
  expect(await query(second.url, "SELECT * FROM kept")).toEqual([]);
});

it("a number in postmaster.pid that another program has been given since counts for nothing", async () => {
  const folder = join(scratch, "recycled");
  await (await startEmbeddedPostgres(folder, { fsync: "off" })).stop();
  const port = await ownPort();
  writeFileSync(
    join(folder, "pg", "postmaster.pid"),
    [process.pid, join(folder, "pg"), 1, port, "", "127.0.0.1"].join("\n"),
  );
  const { url } = await open(folder); // would end this very process otherwise
  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

it("starts again by itself when it is killed, with all that was acknowledged", async () => {
  const postgres = await startRestartablePostgres();
  await query(postgres.url, "CREATE TABLE kept AS SELECT 7 AS seven");
  postgres.kill();
  await expect.poll(() => query(postgres.url, "SELECT * FROM kept").catch(() => [])).toEqual([{ seven: 7 }]);
  await postgres.stop();
});

it("tells when it ends again and again", async () => {
  const folder = join(scratch, "dying");
  let isGone = false;
  const server = await startEmbeddedPostgres(folder, { fsync: "off" }, () => (isGone = true));
  servers.push(server);
  rmSync(join(folder, "pg", "global", "pg_control"));
  process.kill(postmasterOf(folder), "SIGKILL");
  await expect.poll(() => isGone).toBe(true);
});

it("makes its data directory whole or not at all", async () => {
  const folder = join(scratch, "cut-off");
  mkdirSync(join(folder, "pg.new-cut-off", "base"), { recursive: true });
  const { url } = await open(folder);
  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(readdirSync(folder).sort()).toEqual(["pg", "pg-password"]);
});

function smallDisk(megabytes: number): string | null {
  const disk = mountDisk(megabytes, scratch);
  if (disk) atEnd.push(disk.unmount);
  return disk?.folder ?? null;
}

const canMount = (() => {
  const folder = smallDisk(1);
  for (const end of atEnd.splice(0)) end();
  return folder !== null;
})();
if (!canMount) console.warn("SKIPPED: a full disk at the first start (mounting a small one needs root)");

// The first is too small for the data directory, the second for what the migrations make in it.
it.runIf(canMount).each([20, 42])("a disk of %d MB that is full at the first start: ends whole", async (megabytes) => {
  const folder = join(smallDisk(megabytes) ?? "", "data");
  const started = startProduct({ DATA_DIR: folder, PORT: String(await ownPort()) });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/No space left on device|disk is full|ENOSPC|could not extend file/);
  expect(postgresIn(folder)).toEqual([]);
});

/** The PostgreSQL processes that work below a folder. */
function postgresIn(folder: string): number[] {
  const table = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" });
  return table.split("\n").flatMap((line) => {
    const pid = Number(/^\s*(\d+)/.exec(line)?.[1]);
    return line.includes(folder) && isRunning(pid) ? [pid] : [];
  });
}

it("has nothing of a disk test left mounted", () => {
  if (!existsSync("/proc/mounts")) return;
  expect(readFileSync("/proc/mounts", "utf8")).not.toContain(scratch);
});
