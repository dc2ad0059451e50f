import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openDb } from "~/server/db.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";
import { onServer } from "../support/on-server.ts";

const released = join(import.meta.dirname, "../../prisma/migrations");
const names = readdirSync(released, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();
const scratch = mkdtempSync(join(tmpdir(), "vitrine-kills-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let url: string;
let watch: pg.Client;
beforeEach(async () => {
  const database = `kills_${randomUUID().replaceAll("-", "")}`;
  await onServer(inject("templateUrl"), `CREATE DATABASE "${database}"`);
  url = Object.assign(new URL(inject("templateUrl")), { pathname: `/${database}` }).href;
  watch = new pg.Client(url);
  await watch.connect();
});
afterEach(async () => {
  await watch.end();
  await onServer(inject("templateUrl"), `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
});

/** A folder with the first `count` migrations. */
function folderOf(count: number): string {
  const folder = join(scratch, `first-${count}`);
  mkdirSync(folder, { recursive: true });
  for (const name of names.slice(0, count)) cpSync(join(released, name), join(folder, name), { recursive: true });
  return folder;
}

/** Resolves once somebody else waits for a lock, in this database. */
async function somebodyWaits(): Promise<number> {
  for (;;) {
    await watch.query("SELECT pg_stat_clear_snapshot()"); // a transaction sees one state of affairs otherwise
    const { rows } = await watch.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows[0]) return rows[0].pid;
    await wait(5);
  }
}

async function recordsOf(): Promise<{ migration_name: string; isFinished: boolean }[]> {
  const { rows } = await watch.query<{ migration_name: string; isFinished: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS "isFinished" FROM "_prisma_migrations" ORDER BY 1`,
  );
  return rows;
}
const allDone = names.map((migration_name) => ({ migration_name, isFinished: true }));

describe("migrations that are cut off after their last statement, before they are recorded", () => {
  it("leave nothing, each of them, and the next start does them", async () => {
    await migrateDatabase(url, folderOf(0));
    for (const [index, name] of names.entries()) {
      const tablesBefore = await tables();
      await watch.query(`BEGIN; LOCK TABLE "_prisma_migrations" IN SHARE MODE`); // reading goes on, recording waits
      const cutOff = migrateDatabase(url, folderOf(index + 1));
      cutOff.catch(() => undefined);
      await watch.query("SELECT pg_terminate_backend($1)", [await somebodyWaits()]);
      await expect(cutOff, name).rejects.toThrow();
      await watch.query("ROLLBACK");

      expect(await tables(), name).toEqual(tablesBefore);
      expect(await migrateDatabase(url, folderOf(index + 1))).toEqual([name]);
    }
    expect(await recordsOf()).toEqual(allDone);
  });

  async function tables(): Promise<unknown[]> {
    const { rows } = await watch.query<{ table_name: string; column_name: string }>(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    );
    return rows;
  }
});

it("goes on after kill -9 of the process that migrates", async () => {
  await migrateDatabase(url, folderOf(0));
  await watch.query(`BEGIN; LOCK TABLE "_prisma_migrations" IN SHARE MODE`);
  const program = `import { openDb } from "~/server/db.ts";
import { migrateDatabase } from "./src/server/start/migrate.ts"; await migrateDatabase(process.env.DATABASE_URL);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    env: { ...process.env, DATABASE_URL: url },
  });
  await somebodyWaits();
  child.kill("SIGKILL");
  await once(child, "exit");
  const next = migrateDatabase(url); // waits until the server has noticed that nobody is there any more
  await watch.query("ROLLBACK");
  await next;
  expect(await recordsOf()).toEqual(allDone);
});

describe("an earlier release, or Prisma's own command, that was killed between a migration and its record", () => {
  const [first = ""] = names;

  async function leaveUnfinished(isApplied: boolean): Promise<void> {
    await migrateDatabase(url, folderOf(0));
    if (isApplied) await watch.query(readFileSync(join(released, first, "migration.sql"), "utf8"));
    await watch.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, '', $2)`, [
      randomUUID(),
      first,
    ]);
  }

  it.each([
    { isApplied: true, what: "is recorded when it was applied" },
    { isApplied: false, what: "is applied when it was not" },
  ])("$what", async ({ isApplied }) => {
    await leaveUnfinished(isApplied);
    await migrateDatabase(url);
    expect(await recordsOf()).toEqual(allDone);
    expect((await watch.query(`SELECT count(*)::int AS count FROM "Site"`)).rows).toEqual([{ count: 0 }]);
  });
});

it("says which migration fails, keeps nothing of it, and does it once it is mended", async () => {
  const folder = folderOf(names.length);
  const write = (sql: string) => writeFileSync(join(folder, "29990101000000_late", "migration.sql"), sql);
  mkdirSync(join(folder, "29990101000000_late"));
  write(`-- a; b\nCREATE TABLE "Half" (id int); ALTER TABLE "Nowhere" ADD COLUMN x int;`);
  await expect(migrateDatabase(url, folder)).rejects.toThrow(/29990101000000_late failed.*Nowhere/);
  write(
    `CREATE TABLE "Half" (id int); CREATE FUNCTION one() RETURNS int AS $$ BEGIN RETURN 1; END $$ LANGUAGE plpgsql;`,
  );
  expect(await migrateDatabase(url, folder)).toEqual(["29990101000000_late"]);
  expect(await migrateDatabase(url, folder)).toEqual([]);
});

it("refuses a database that holds somebody else's tables", async () => {
  await watch.query("CREATE TABLE theirs (id int)");
  await expect(migrateDatabase(url)).rejects.toThrow("holds other tables");
});

it("changes nothing under another release that still runs, and goes on once that one has ended", async () => {
  const last = names.length - 1;
  await migrateDatabase(url, folderOf(last));
  const running = openDb(url);
  await running.$queryRaw`SELECT 1`;
  await expect(migrateDatabase(url, released, { patienceMs: 0 })).rejects.toThrow("Another Vitrine works");
  expect(await recordsOf()).toHaveLength(last);
  expect(await migrateDatabase(url, folderOf(last), { patienceMs: 0 }), "nothing to change").toEqual([]);
  const next = migrateDatabase(url, released);
  await running.$disconnect();
  expect(await next).toEqual([names[last]]);
});

it("lets two processes that start at once migrate one after the other", async () => {
  const applied = await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  expect(applied.map((list) => list.length).sort((a, b) => a - b)).toEqual([0, names.length]);
});

it("has no migration that commits by itself, because it and its record are one transaction", () => {
  for (const name of names) {
    const sql = readFileSync(join(released, name, "migration.sql"), "utf8");
    expect(sql.replace(/(\$\w*\$)[\s\S]*?\1/g, "")).not.toMatch(/^\s*(BEGIN|COMMIT|ROLLBACK)\b|CONCURRENTLY/im);
  }
});
