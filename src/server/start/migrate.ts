import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { env } from "~/server/env.ts";
import { prepareProductRole } from "./product-role.ts";
import { prepareSearch } from "./search-extension.ts";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The number of the advisory lock that Prisma's own commands take, so that one process migrates at a time. */
const prismaLock = 72_707_369;

/** What is wrong with most addresses that cannot be used. */
const hint = "Signs such as @, / and # in its user and password need percent encoding.";

/** Prisma's own table, as Prisma makes it. */
const recordTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

/**
 * Brings a database to the newest migration of `folder`, and answers the names of those that it applied. Each migration
 * and its record (Prisma's own, so that Prisma's commands agree) are one transaction: whatever is killed in between, the
 * next call goes on where the last one stood. Throws why the database cannot be reached, and the name of a migration that
 * fails; nothing of it is left then; and that a newer release has changed the database. Then the search gets its extension and the product's role its rights; `warn` hears what there cannot be. While another Vitrine works on the
 * database nothing is applied: it is waited for, as long as a stop may take, and then this throws.
 */
export async function migrateDatabase(
  url: string,
  folder = join("prisma", "migrations"),
  {
    warn = (sentence: string) => void process.stderr.write(`${sentence}\n`),
    patienceMs = 15_000,
  }: { warn?: (sentence: string) => void; patienceMs?: number } = {},
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000 * env.DATABASE_PATIENCE,
    application_name: "vitrine-migrate",
  });
  client.on("error", () => undefined); // a lost connection fails the statement under way, which tells it
  await client.connect().catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    throw new Error(`The database (DATABASE_URL) cannot be used: ${why}. ${hint}`, { cause });
  });
  try {
    await client.query("SELECT pg_advisory_lock($1)", [prismaLock]);
    await client.query("SET vitrine.site = '*'"); // a migration changes the rows of every site
    await refuseForeignDatabase(client);
    await client.query(recordTable);
    const { finished, cutOff } = await readRecords(client);
    const applied: string[] = [];
    const known = readMigrations(folder);
    refuseNewer(finished, known.at(-1)?.name ?? "");
    const waiting = known.filter(({ name }) => !finished.has(name));
    if (waiting.length > 0) await refuseBesideRunning(client, patienceMs);
    for (const migration of waiting) {
      await apply(client, migration, cutOff.has(migration.name));
      applied.push(migration.name);
    }
    for (const warning of [await prepareSearch(client), await prepareProductRole(client)]) if (warning) warn(warning);
    return applied;
  } finally {
    await client.end();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/** An older release would read tables that have changed under it. */
async function refuseBesideRunning(client: pg.Client, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'vitrine'`,
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    if (performance.now() > until) {
      throw new Error(
        `Another Vitrine works on this database (connections: ${count}), which a newer release is about to change. Stop it, then start this one again.`,
      );
    }
    await sleep(250);
  }
}

/** A dump of a newer release, or a release taken back: this one would read and write tables that are not what it knows. */
function refuseNewer(finished: ReadonlySet<string>, newestKnown: string): void {
  const newer = [...finished].filter((name) => name > newestKnown).sort();
  if (newer.length === 0) return;
  throw new Error(
    `This database is of a newer release (${newer.at(-1)}). Start that one, or put back the backup from before its upgrade; nothing was changed.`,
  );
}

async function refuseForeignDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean; tables: number }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "isOurs",
       (SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()) AS tables`,
  );
  if (rows[0] && !rows[0].isOurs && rows[0].tables > 0) {
    throw new Error("DATABASE_URL names a database that holds other tables. Give Vitrine an empty one.");
  }
}

/** Which migrations are done, and which Prisma's own command had begun when it was killed. */
async function readRecords(client: pg.Client): Promise<{ finished: Set<string>; cutOff: Set<string> }> {
  const { rows } = await client.query<{ name: string; isFinished: boolean; logs: string | null }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished", logs
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find(({ isFinished, logs }) => !isFinished && logs);
  if (failed) throw new Error(`The migration ${failed.name} failed before:\n${failed.logs}`);
  const named = (isFinished: boolean) =>
    new Set(rows.flatMap((row) => (row.isFinished === isFinished ? row.name : [])));
  return { finished: named(true), cutOff: named(false) };
}

async function apply(client: pg.Client, migration: Migration, wasCutOff: boolean): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SAVEPOINT before_migration");
    await client.query(migration.sql).catch(async (error: unknown) => {
      if (!wasCutOff || !saysItIsDone(error)) throw error;
      await client.query("ROLLBACK TO SAVEPOINT before_migration");
    });
    await client.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = $1 AND finished_at IS NULL`, [
      migration.name,
    ]);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration ${migration.name} failed, and nothing of it was kept: ${reason}`, { cause });
  }
}

const objectsAreThereOrGone = new Set([
  "42P07",
  "42701",
  "42710",
  "42P06",
  "42723",
  "42P01",
  "42703",
  "42704",
  "42P16",
]);

/**
 * Prisma's command runs a migration whole or not at all, and notes only afterwards that it is done. So one that was cut
 * off before that note either can run now, or finds what it makes already there, or what it removes already gone.
 */
function saysItIsDone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && objectsAreThereOrGone.has(error.code ?? "");
}
