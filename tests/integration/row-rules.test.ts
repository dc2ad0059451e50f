import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { openDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { prepareProductRole } from "~/server/start/product-role.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const [ours, theirs] = [randomUUID(), randomUUID()];
const mediaOf = { [ours]: randomUUID(), [theirs]: randomUUID() };

beforeAll(async () => {
  for (const siteId of [ours, theirs]) {
    await database.db.site.create({ data: { id: siteId, key: siteId, name: siteId, locales: ["de"] } });
    const id = mediaOf[siteId] ?? "";
    await database.db.media.create({ data: { ...medium, siteId, id, objectId: id } });
  }
});
const medium = {
  mediaType: "image",
  mimeType: "image/webp",
  bucketFolder: "library",
  originalFilename: "bild.webp",
  extension: "webp",
  fileSize: 1,
  publicUrl: "/media/x",
} as const;

const allMedia = () => database.db.$queryRaw<{ siteId: string }[]>`SELECT "siteId" FROM "Media"`;
const sitesOf = (rows: { siteId: string }[]) => rows.map(({ siteId }) => siteId).sort();

/** Tables whose site is looked at before any site is known: which host shows which site, and whose browser asks. */
const openTables = ["Session", "SiteHost"];

describe("the product's role", () => {
  it("owns no table, is no superuser, passes no rule by and changes no migration", async () => {
    const [role] = await database.db.$queryRaw<object[]>`
      SELECT rolsuper, rolbypassrls, rolcreaterole, rolcanlogin, current_user <> session_user AS "isOwn",
        (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS tables,
        has_table_privilege('"_prisma_migrations"', 'INSERT') AS migrates
      FROM pg_roles r WHERE rolname = current_user`;
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false };
    expect(role).toEqual({ ...none, isOwn: true, tables: 0, migrates: false });
    await expect(database.db.$executeRaw`ALTER TABLE "Media" DISABLE ROW LEVEL SECURITY`).rejects.toThrow("owner");
  });

  it("finds rules on every table of a site", async () => {
    const tables = await database.db.$queryRaw<{ name: string }[]>`
      SELECT c.relname AS name FROM pg_class c
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
        AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'siteId')
        AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))
      ORDER BY name`;
    expect(tables.map(({ name }) => name)).toEqual(openTables);
  });
});

it("begins an index with every column that refers to another table", async () => {
  const columns = await database.db.$queryRaw<{ name: string }[]>`
    SELECT c.conrelid::regclass || '.' || a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)
    ORDER BY name`;
  expect(columns.map(({ name }) => name)).toEqual([]);
});

it("has no column of a site's row that changes among its keys, which would lock out whoever adds to the site", async () => {
  const indexes = await database.db.$queryRaw<{ columns: string }[]>`
    SELECT pg_get_indexdef(indexrelid) AS columns FROM pg_index WHERE indrelid = '"Site"'::regclass AND indisunique`;
  expect(indexes.map(({ columns }) => columns.split("btree ")[1]).toSorted()).toEqual(["(id)", "(key)"]);
});

describe("a statement that forgets its site", () => {
  it("reads nothing outside of any site's work", async () => {
    expect(await allMedia()).toEqual([]);
    expect(await database.db.$transaction((tx) => tx.$queryRaw`SELECT * FROM "Media"`)).toEqual([]);
  });

  it("writes nothing outside of any site's work", async () => {
    expect(await database.db.$executeRaw`UPDATE "Media" SET "fileSize" = 2`).toBe(0);
    expect(await database.db.$executeRaw`DELETE FROM "Media"`).toBe(0);
    const insert = database.db.$executeRaw`
      INSERT INTO "Redirect" (id, "siteId", "pageId", collection, locale, slug)
      VALUES (gen_random_uuid(), ${ours}::uuid, gen_random_uuid(), '', 'de', 'x')`;
    await expect(insert).rejects.toThrow("row-level security");
  });

  it("reaches the rows of the site whose work it is, and no others", async () => {
    expect(sitesOf(await inSite(ours, allMedia))).toEqual([ours]);
    expect(await inSite(ours, () => database.db.$executeRaw`UPDATE "Media" SET "fileSize" = 3`)).toBe(1);
    expect(sitesOf(await inSite(theirs, allMedia))).toEqual([theirs]);
    expect(await allMedia()).toEqual([]);
  });

  it("leaves its site behind on the connection neither after a commit nor after a refusal", async () => {
    const one = openDb(database.url);
    const all = () => one.$queryRaw<{ siteId: string }[]>`SELECT "siteId" FROM "Media"`;
    try {
      await inSite(ours, () => one.$transaction((tx) => tx.$queryRaw`SELECT FROM "Media"`));
      expect(await all()).toEqual([]);
      expect(sitesOf(await inSite(theirs, all))).toEqual([theirs]);
      const refused = inSite(ours, () => one.$transaction((tx) => tx.$queryRaw`SELECT 1 / (SELECT 0)`));
      await expect(refused).rejects.toThrow("division by zero");
      expect(sitesOf(await inSite(theirs, all))).toEqual([theirs]);
      const swallowed = inSite(ours, () =>
        one.$transaction(async (tx) => {
          await tx.$queryRaw`SELECT 1 / (SELECT 0)`.catch(() => undefined);
        }),
      );
      await swallowed.catch(() => undefined);
      expect(sitesOf(await inSite(ours, all))).toEqual([ours]);
      expect(await all()).toEqual([]);
    } finally {
      await one.$disconnect();
    }
  });

  it("does not run where its site could not be told", async () => {
    const one = openDb(database.url);
    const write = () => one.$executeRaw`UPDATE "Media" SET "fileSize" = "fileSize" + 1`;
    try {
      expect(await inSite(ours, write)).toBe(1);
      await inSite(ours, () => one.$executeRaw`DEALLOCATE site`); // by which the connection tells it
      const ourMedium = () => database.db.media.findFirstOrThrow({ where: { siteId: ours } });
      const { fileSize } = await ourMedium();
      await expect(inSite(theirs, write)).rejects.toThrow("does not exist");
      expect((await ourMedium()).fileSize).toBe(fileSize);
    } finally {
      await one.$disconnect();
    }
  });

  it("is one statement, also where the connection knows its site", async () => {
    const two = () => database.db.$executeRawUnsafe(`SELECT 1; UPDATE "Media" SET "fileSize" = 9`);
    for (const site of [ours, ours, theirs]) await expect(inSite(site, two)).rejects.toThrow("multiple commands");
  });

  it("keeps a hundred pieces of work of two sites apart that share the connections", async () => {
    const sites = Array.from({ length: 100 }, (_, index) => (index % 2 ? ours : theirs));
    const seen = await Promise.all(sites.map((site) => inSite(site, async () => sitesOf(await allMedia()))));
    expect(seen).toEqual(sites.map((site) => [site]));
  });
});

describe("a query that names its site", () => {
  it("is work of that site, with what it reads along the way", async () => {
    expect(sitesOf(await database.db.media.findMany({ where: { siteId: ours } }))).toEqual([ours]);
    const where = { siteId: ours, OR: [{ siteId: theirs }, { siteId: ours }] };
    expect(sitesOf(await database.db.media.findMany({ where }))).toEqual([ours]);
  });

  it("finds nothing of another site inside of a site's work", async () => {
    const others = { where: { siteId: theirs } };
    expect(await inSite(ours, () => database.db.media.findMany(others))).toEqual([]);
    expect(await inSite(ours, () => database.db.media.deleteMany(others))).toEqual({ count: 0 });
    const id = randomUUID();
    const data = { ...medium, siteId: theirs, id, objectId: id };
    await expect(inSite(ours, () => database.db.media.create({ data }))).rejects.toThrow("row-level security");
    await expect(inSite(ours, () => inSite(theirs, allMedia))).rejects.toThrow("has one site");
  });
});

describe("a login that may make no role", () => {
  it("is told so, works as the owner of its tables, and the rules hold for it, too", async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const login = `plain_${randomUUID().slice(0, 8)}`;
    try {
      await admin.query(`CREATE ROLE ${login} LOGIN PASSWORD 'plain'`);
      await admin.query(`ALTER TABLE "Media" OWNER TO ${login}`);
      const url = Object.assign(new URL(database.url), { username: login, password: "plain" });
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      expect(await prepareProductRole(client)).toContain("owner of its tables");
      await client.end();
      const db = openDb(url.href);
      const media = () => db.$queryRaw<{ siteId: string }[]>`SELECT "siteId" FROM "Media"`;
      expect(await media()).toEqual([]);
      expect(sitesOf(await inSite(ours, media))).toEqual([ours]);
      await db.$disconnect();
    } finally {
      await admin.query(`REASSIGN OWNED BY ${login} TO CURRENT_USER; DROP ROLE ${login}`);
      await admin.end();
    }
  });
});
