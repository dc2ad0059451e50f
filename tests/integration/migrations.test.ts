import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { assumeProductRole } from "~/server/database/site-client.ts";
import { openDb } from "~/server/db.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { onServer } from "../support/on-server.ts";

const root = resolve(import.meta.dirname, "../..");
const released = join(root, "prisma/migrations");
let folder: string;
let url: URL;
let client: pg.Client;

/** Runs `prisma migrate deploy` over the migrations that lie in the test's own folder. */
async function deploy(): Promise<{ isDone: boolean; output: string }> {
  const config = `export default { schema: ${JSON.stringify(join(root, "prisma/schema"))},
    migrations: { path: "./migrations" }, datasource: { url: ${JSON.stringify(url.href)} } };`;
  writeFileSync(join(folder, "prisma.config.mjs"), config);
  const prisma = join(root, "node_modules/prisma/build/index.js");
  const args = [prisma, "migrate", "deploy", "--config", join(folder, "prisma.config.mjs")];
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: join(root, "prisma/schema-engine.mjs") };
  return promisify(execFile)(process.execPath, args, { cwd: root, env }).then(
    ({ stdout }) => ({ isDone: true, output: stdout }),
    (error: { stdout: string; stderr: string }) => ({ isDone: false, output: error.stdout + error.stderr }),
  );
}

function write(name: string, sql: string): void {
  mkdirSync(join(folder, "migrations", name), { recursive: true });
  writeFileSync(join(folder, "migrations", name, "migration.sql"), sql);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-migrations-"));
  url = new URL(inject("templateUrl"));
  url.pathname = `/migrations_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `CREATE DATABASE "${url.pathname.slice(1)}"`);
  client = new pg.Client(url.href);
  await client.connect();
  mkdirSync(join(folder, "migrations"));
  cpSync(join(released, "migration_lock.toml"), join(folder, "migrations/migration_lock.toml"));
});

afterAll(async () => {
  await client.end();
  await onServer(url, `DROP DATABASE "${url.pathname.slice(1)}"`);
  rmSync(folder, { recursive: true, force: true });
});

it("keeps the rounds of the first release, and gives each a spectator link of its own", async () => {
  const names = readdirSync(released, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const [first = "", ...later] = names.sort();
  cpSync(join(released, first), join(folder, "migrations", first), { recursive: true });
  expect(await deploy()).toMatchObject({ isDone: true });

  const [siteId, gameId, otherId, playerId, opId] = Array.from({ length: 5 }, () => randomUUID());
  await client.query(
    `INSERT INTO "Site" (id, key, name, locales, "updatedAt") VALUES ($1, 'golf', 'Golf', '{de}', now())`,
    [siteId],
  );
  await client.query(
    `INSERT INTO "Game" (id, "siteId", "gameName", version) VALUES ($2, $1, 'A', 1), ($3, $1, 'B', 0)`,
    [siteId, gameId, otherId],
  );
  await client.query(`INSERT INTO "Player" (id, "siteId", "gameId", "playerName") VALUES ($1, $2, $3, 'Ada')`, [
    playerId,
    siteId,
    gameId,
  ]);
  await client.query(
    `INSERT INTO "GameEvent" ("gameId", version, "siteId", type, data, "opId") VALUES ($1, 1, $2, 'player.added', '{}', $3)`,
    [gameId, siteId, opId],
  );
  for (const name of later) cpSync(join(released, name), join(folder, "migrations", name), { recursive: true });
  expect(await deploy()).toMatchObject({ isDone: true });

  const games = await client.query<{ gameName: string; watchId: string }>(
    `SELECT "gameName", "watchId" FROM "Game" ORDER BY "gameName"`,
  );
  expect(games.rows.map((game) => game.gameName)).toEqual(["A", "B"]);
  expect(new Set(games.rows.map((game) => game.watchId)).size).toBe(2);
  const players = await client.query(`SELECT "playerName", "earlierPageIds" FROM "Player"`);
  expect(players.rows).toEqual([{ playerName: "Ada", earlierPageIds: [] }]);
  const events = await client.query(`SELECT version, "deviceId" FROM "GameEvent"`);
  expect(events.rows).toEqual([{ version: 1, deviceId: null }]);
});

it("give the product its rights, without a start: also over tables that later migrations make", async () => {
  write("29990100000000_later", `CREATE TABLE "Later" (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text);`);
  expect(await deploy()).toMatchObject({ isDone: true });
  const product = new pg.Client(url.href);
  await product.connect();
  try {
    await assumeProductRole(product);
    await product.query("SET vitrine.site = ''");
    const { rows } = await product.query<{ isOwn: boolean }>(`SELECT current_user <> session_user AS "isOwn"`);
    expect(rows).toEqual([{ isOwn: true }]);
    await product.query(`INSERT INTO "Later" (note) VALUES ('eins')`);
    expect((await product.query(`SELECT key FROM "Site"`)).rows).toEqual([{ key: "golf" }]);
    await expect(product.query(`DELETE FROM "_prisma_migrations"`)).rejects.toThrow("permission denied");
    expect((await product.query("SELECT prepare_product_role() AS done")).rows).toEqual([{ done: false }]);
  } finally {
    await product.end();
  }
});

it("refuses a database that a newer release has changed, and leaves it as it is", async () => {
  const count = () => client.query(`SELECT count(*)::int AS count FROM "_prisma_migrations"`);
  const before = await count();
  await expect(migrateDatabase(url.href, released)).rejects.toThrow(/newer release \(29990100000000_later\)/);
  expect((await count()).rows).toEqual(before.rows);
});

it("runs a migration whole: semicolons in comments and functions do not cut it, a failure leaves nothing", async () => {
  write(
    "29990101000000_function",
    `-- first this; then that\nCREATE FUNCTION one() RETURNS int AS $$ BEGIN RETURN 1; END $$ LANGUAGE plpgsql;`,
  );
  expect(await deploy()).toMatchObject({ isDone: true });
  expect((await client.query("SELECT one()")).rows).toEqual([{ one: 1 }]);

  write("29990102000000_broken", `CREATE TABLE "Half" (id int); ALTER TABLE "Nowhere" ADD COLUMN x int;`);
  const broken = await deploy();
  expect(broken.isDone).toBe(false);
  expect(broken.output).toContain("Nowhere");
  expect((await client.query(`SELECT to_regclass('"Half"') AS half`)).rows).toEqual([{ half: null }]);
});

it("names what is wrong with an address that leads to no database", async () => {
  const taken = new URL(url);
  taken.username = "nobody-at-all";
  await expect(migrateDatabase(taken.href, released)).rejects.toThrow(/DATABASE_URL.*nobody-at-all/);
  await expect(migrateDatabase("postgresql://me:pass@127.0.0.1:1/x", released)).rejects.toThrow(
    /DATABASE_URL.*ECONNREFUSED.*percent/,
  );
});

it("let a login that may make roles, and is no superuser, work as the product's own role", async () => {
  const login = `maker_${randomUUID().replaceAll("-", "")}`;
  const own = Object.assign(new URL(url), { pathname: `/${login}`, username: login, password: "secret" });
  await onServer(
    url,
    `CREATE ROLE "${login}" LOGIN CREATEROLE PASSWORD 'secret'`,
    `CREATE DATABASE "${login}" OWNER "${login}"`,
  );
  const db = openDb(own.href);
  try {
    const warnings: string[] = [];
    await migrateDatabase(own.href, released, { warn: (sentence) => void warnings.push(sentence) });
    expect(warnings).toEqual([]);
    expect(await db.$queryRaw`SELECT current_user::text AS user, session_user::text AS login`).toEqual([
      { user: `${login}_product`, login },
    ]);
    expect(await db.site.count()).toBe(0);
  } finally {
    await db.$disconnect();
    await onServer(url, `DROP DATABASE "${login}"`, `DROP ROLE "${login}"`, `DROP ROLE "${login}_product"`);
  }
});
