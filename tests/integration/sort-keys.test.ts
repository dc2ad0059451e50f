import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDb, type RootDb } from "~/server/db.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";
import { onServer } from "../support/on-server.ts";

const name = `sorted_${randomUUID().replaceAll("-", "")}`;
const url = Object.assign(new URL(inject("templateUrl")), { pathname: `/${name}` }).href;
let db: RootDb;

/** A database that sorts as German is sorted. */
beforeAll(async () => {
  await onServer(url, `CREATE DATABASE "${name}" TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-CH'`);
  await migrateDatabase(url);
  db = openDb(url);
});
afterAll(async () => {
  await db.$disconnect();
  await onServer(url, `DROP DATABASE "${name}" WITH (FORCE)`);
});

it("places are in the order of their keys' bytes, whatever order the database's language has", async () => {
  const { id: siteId } = await db.site.create({ data: { key: "laden", name: "Laden", locales: ["de"] } });
  const keys = ["Zz", "a0", "a0V", "a1", "aA", "aa", "b00"];
  for (const sortKey of keys.toReversed()) await db.page.create({ data: { siteId, name: sortKey, sortKey } });
  const byName = await db.page.findMany({ where: { siteId }, orderBy: { name: "asc" } });
  expect(
    byName.map((page) => page.name),
    "the database sorts words as its language does",
  ).not.toEqual(keys);
  const inPlace = await db.page.findMany({ where: { siteId }, orderBy: { sortKey: "asc" } });
  expect(inPlace.map(({ sortKey }) => sortKey)).toEqual(keys);
});

it("every column of places is compared by bytes", async () => {
  const columns = await db.$queryRaw<{ table: string }[]>`
    SELECT table_name::text AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'sortKey' AND collation_name IS DISTINCT FROM 'C'`;
  expect(columns).toEqual([]);
});
