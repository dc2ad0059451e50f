import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDb, type RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { onServer } from "./on-server.ts";

export interface TestDatabase {
  readonly db: RootDb;
  readonly url: string;
  /** Runs SQL as the owner of the tables, which the product never does. */
  asOwner<Row extends object>(sql: string): Promise<Row[]>;
}

/**
 * So many milliseconds are waited for a lock in tests. The product gives one up after a second, while a machine that is
 * busy with other tests stops the process that holds it for longer than that now and then.
 */
const lockPatience = "60000";

/** Copies of one template are made one after the other: PostgreSQL refuses two at a time. */
const oneAtATime = "SELECT pg_advisory_lock(42)";

/**
 * Gives the calling test file a database of its own: a copy of the migrated template, dropped afterwards. Call it at
 * the top of a file or `describe`; the properties may be read inside tests and hooks. Who works on `db` waits long for
 * everything, and who works on `url` for a lock, but for files that begin with `product-limits.ts`.
 */
export function useDatabase(): TestDatabase {
  let db: RootDb | undefined;
  const url = new URL(inject("templateUrl"));
  const template = url.pathname.slice(1);
  const name = `vitrine_test_${randomUUID().replaceAll("-", "")}`;
  url.pathname = `/${name}`;
  if (env.DATABASE_PATIENCE > 1) url.searchParams.set("lock_timeout", lockPatience);

  beforeAll(async () => {
    await onServer(url, oneAtATime, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    const patient = new URL(url);
    patient.searchParams.set("lock_timeout", lockPatience);
    db = openDb(patient.href, { patience: 10 });
  });
  afterAll(async () => {
    await db?.$disconnect();
    await onServer(url, oneAtATime, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });

  return {
    get db() {
      if (!db) throw new Error("The test database is ready inside tests and hooks only");
      return db;
    },
    url: url.href,
    async asOwner<Row extends object>(sql: string) {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
