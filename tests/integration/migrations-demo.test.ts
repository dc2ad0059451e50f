import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { demoRows, firstRelease, writeDemo } from "../support/demo-of-first-release.ts";

const released = resolve(import.meta.dirname, "../../prisma/migrations");
const url = new URL(inject("templateUrl"));
const name = `migrations_demo_${randomUUID().replaceAll("-", "")}`;
let client: pg.Client;

/** The demo sites of the first release, taken through every later migration in turn. */
beforeAll(async () => {
  await onServer(`CREATE DATABASE "${name}"`);
  url.pathname = `/${name}`;
  client = new pg.Client(url.href);
  await client.connect();
  for (const migration of firstRelease) await apply(migration);
  await writeDemo(client);
  const later = readdirSync(released, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const migration of later.map((entry) => entry.name).sort()) {
    if (!firstRelease.includes(migration)) await apply(migration);
  }
});

afterAll(async () => {
  await client.end();
  await onServer(`DROP DATABASE "${name}"`);
});

/** As the migration engine does: the whole file at once. */
async function apply(migration: string): Promise<void> {
  await client.query(readFileSync(join(released, migration, "migration.sql"), "utf8"));
}

async function onServer(sql: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const server = new pg.Client(admin.href);
  await server.connect();
  await server.query(sql).finally(() => server.end());
}

async function rowsOf<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

/** Columns of the first release that a later migration took away on purpose, and what holds their value now. */
const moved: Record<string, string[]> = {};

it.each(Object.keys(demoRows))("keeps every row and value of %s", async (table) => {
  const before = (demoRows[table] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !moved[table]?.includes(column))),
  );
  const after = await rowsOf<{ row: Record<string, unknown> }>(`SELECT to_json(t) AS row FROM "${table}" t`);
  const columns = Object.keys(before[0] ?? {});
  const known = after.map(({ row }) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  expect(inOrder(known)).toEqual(inOrder(before));
});

function inOrder(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
