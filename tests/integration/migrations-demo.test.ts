import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { demoRows, firstRelease, writeDemo } from "../support/demo-of-first-release.ts";
import { onServer } from "../support/on-server.ts";

const released = resolve(import.meta.dirname, "../../prisma/migrations");
const url = new URL(inject("templateUrl"));
const name = `migrations_demo_${randomUUID().replaceAll("-", "")}`;
let client: pg.Client;

/** The demo sites of the first release, taken through every later migration in turn. */
beforeAll(async () => {
  await onServer(url, `CREATE DATABASE "${name}"`);
  url.pathname = `/${name}`;
  client = new pg.Client(url.href);
  await client.connect();
  for (const migration of firstRelease) await apply(migration);
  await writeDemo(client);
  const later = readdirSync(released, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const migration of later.map((entry) => entry.name).sort()) {
    if (migration === "20261130180000_spam_since") await writeSpam();
    if (migration === "20261201024800_sought_undivided") await divideNames();
    if (!firstRelease.includes(migration)) await apply(migration);
  }
});

afterAll(async () => {
  await client.end();
  await onServer(url, `DROP DATABASE "${name}"`);
});

/** As the migration engine does: the whole file at once. */
async function apply(migration: string): Promise<void> {
  await client.query(readFileSync(join(released, migration, "migration.sql"), "utf8"));
}

/** Answers of the year before, in the inbox and in its spam: of the filter alone, of a person, and of both in turn. */
async function writeSpam(): Promise<void> {
  await client.query(`
    INSERT INTO "FormSubmission" (id, "siteId", form, locale, "values", "isSpam", "spamReason", "mailedAt", "createdAt")
    SELECT gen_random_uuid(), (SELECT min(id::text)::uuid FROM "Site"), 'message', said, '{}', spam, reason, mailed, '2025-01-01'
    FROM (VALUES ('none', FALSE, NULL, NULL), ('filter', TRUE, 'links', NULL), ('person', TRUE, NULL, '2025-01-01'),
      ('both', TRUE, 'links', '2025-01-02'::timestamptz)) AS known (said, spam, reason, mailed)`);
}

/** As the release before kept names that say where they may be divided: with the marks, and such a business under no letter. */
async function divideNames(): Promise<void> {
  await client.query(`UPDATE "Business" SET sought = E'\\u00ADaugen\\u00ADhaus', letter = '#'`);
  await client.query(`UPDATE "Branch" SET sought = E'filiale\\u200Bbern', "soughtName" = E'filiale\\u00AD'`);
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

it("makes each page that named a collection an item of it, in the order that visitors saw", async () => {
  const items = await rowsOf<{ siteId: string; name: string; type: string; pages: string[]; archived: number }>(`
    SELECT c."siteId", c.name, c.type, array_agg(i."pageId"::text ORDER BY i."sortKey") AS pages,
           count(*) FILTER (WHERE i.archived)::int AS archived
    FROM "Collection" c JOIN "CollectionItem" i ON i."collectionId" = c.id AND i."siteId" = c."siteId"
    GROUP BY c.id ORDER BY c."siteId", c.name`);
  const keyOf = ({ siteId, collection }: Record<string, unknown>) => `${String(siteId)} ${String(collection)} page`;
  const pages = (demoRows.Page ?? [])
    .filter((page) => page.collection !== null)
    .sort((one, other) => (String(one.sortKey) < String(other.sortKey) ? -1 : 1));
  const kinds = [...new Set(pages.map(keyOf))];
  expect(pages.length).toBeGreaterThan(9);
  const expected = kinds.map((key) => ({
    key,
    pages: pages.filter((page) => keyOf(page) === key).map(({ id }) => id),
    archived: 0,
  }));
  const found = items.map(({ siteId, name, type, ...item }) => ({ key: `${siteId} ${name} ${type}`, ...item }));
  const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);
  expect(found.sort(byKey)).toEqual(expected.sort(byKey));
  await expect(client.query(`UPDATE "CollectionItem" SET "pageId" = NULL`)).rejects.toThrow("page_or_group");
});

it("draws the first container of a site's navigation in its header", async () => {
  const containers = demoRows.NavigationContainer ?? [];
  expect(containers.length).toBeGreaterThan(0);
  const rows = await rowsOf<{ id: string; area: string }>(`SELECT id, area FROM "NavigationContainer"`);
  const firstOf = new Map(
    containers
      .toSorted((one, other) => (String(one.sortKey) < String(other.sortKey) ? 1 : -1))
      .map((row) => [row.siteId, row.id]),
  );
  const expected = containers.map(({ id, siteId }) => ({ id, area: firstOf.get(siteId) === id ? "header" : "footer" }));
  expect(inOrder(rows)).toEqual(inOrder(expected));
});

it("gives a field room for a list, and leaves it empty", async () => {
  const filled = await rowsOf(`SELECT id FROM "Field" WHERE "mediaIds" IS DISTINCT FROM '{}'`);
  expect(filled).toEqual([]);
});

it("knows which media keep their original, and that the small copies of all pictures are still to be made", async () => {
  expect(demoRows.Media?.length).toBeGreaterThan(0);
  const rows = await rowsOf(`SELECT id, "hasOriginal", "isAnimated", "variantsAt" FROM "Media"`);
  const expected = (demoRows.Media ?? []).map(({ id, mediaType }) => {
    return { id, hasOriginal: mediaType === "video", isAnimated: false, variantsAt: null };
  });
  expect(inOrder(rows)).toEqual(inOrder(expected));
});

it("marks the only business of a site as its own, and its membership as the site's", async () => {
  const businesses = demoRows.Business ?? [];
  expect(businesses.length).toBeGreaterThan(0);
  const sites = await rowsOf(`SELECT id, "ownBusinessId", "isHealthOpticsMember" AS "isMember" FROM "Site"`);
  const expected = (demoRows.Site ?? []).map(({ id }) => {
    const [own, ...others] = businesses.filter(({ siteId }) => siteId === id);
    const isOwn = own !== undefined && others.length === 0;
    return { id, ownBusinessId: isOwn ? own.id : null, isMember: isOwn && own.gesundheitsoptik === true };
  });
  expect(inOrder(sites)).toEqual(inOrder(expected));
});

it("counts what a person has put among the spam from now, and what the filter has from when it came", async () => {
  const rows = await rowsOf(`
    SELECT locale, "spamAt" = "createdAt" AS came, "spamAt" > now() - interval '1 hour' AS "isNew" FROM "FormSubmission"`);
  expect(inOrder(rows)).toEqual(
    inOrder([
      { locale: "both", came: false, isNew: true },
      { locale: "filter", came: true, isNew: false },
      { locale: "none", came: null, isNew: null },
      { locale: "person", came: false, isNew: true },
    ]),
  );
});

it("finds names without the marks of where they may be divided", async () => {
  expect(await rowsOf(`SELECT DISTINCT sought, letter FROM "Business"`)).toEqual([
    { sought: "augenhaus", letter: "A" },
  ]);
  const branches = await rowsOf(`SELECT DISTINCT sought, "soughtName" FROM "Branch"`);
  expect(branches).toEqual([{ sought: "filialebern", soughtName: "filiale" }]);
});

it("reads of every version what a site's index holds of it", async () => {
  const of = (column: string) =>
    `SELECT v.id, d.role, d.collection, d.locales, d.options, d."disallowedLocales" FROM "PageVersion" v
     CROSS JOIN jsonb_to_record(${column}) AS d(role jsonb, collection jsonb, locales jsonb, options jsonb,
       "disallowedLocales" jsonb) ORDER BY v.id`;
  const held = await rowsOf(of("v.facts"));
  expect(held.length).toBeGreaterThan(9);
  expect(held).toEqual(await rowsOf(of("v.document->'document'")));
});
