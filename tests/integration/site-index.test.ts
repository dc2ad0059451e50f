import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { createSite } from "~/features/site/service.ts";
import { getSiteIndex, noteSiteRevision, peekSiteIndex } from "~/features/site/site-index.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live-bus.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

it("never answers with what was before an announced change, also while it is being read", async () => {
  process.env.DATABASE_URL = database.url;
  const { id } = await createSite(database.db, { key: "own", name: "Own", locales: ["de"], hosts: ["own.localhost"] });
  const topic = `site:${id}`;
  expect((await getSiteIndex(id))?.revision).toBe(await count(id, 0));

  for (let change = 0; change < 20; change += 1) {
    const early = getSiteIndex(id); // may hold what was before: it was asked for before the change
    const revision = await count(id);
    getLiveBus().wake(topic);
    expect(peekSiteIndex(id)).toBeNull();
    expect((await getSiteIndex(id))?.revision).toBe(revision);
    await early;
  }
  expect(peekSiteIndex(id)?.revision).toBe(await count(id, 0));
  expect(await getSiteIndex(randomUUID())).toBeNull();
});

it("answers with the last one it knows while the database is away, and with the new one afterwards", async () => {
  process.env.DATABASE_URL = database.url;
  const { id } = await createSite(database.db, { key: "far", name: "Far", locales: ["de"], hosts: ["far.localhost"] });
  const before = await getSiteIndex(id);
  const revision = await count(id);
  await letConnect(false);
  try {
    getLiveBus().wake(`site:${id}`);
    expect(await getSiteIndex(id)).toBe(before);
    await expect(getSiteIndex(randomUUID())).rejects.toThrow(); // not to be mistaken for a site that does not exist
  } finally {
    await letConnect(true);
  }
  noteSiteRevision(id, revision);
  expect((await getSiteIndex(id))?.revision).toBe(revision);
});

/** Sends everybody away from the test's database and lets nobody in, or lets them in again. */
async function letConnect(isAllowed: boolean): Promise<void> {
  const url = new URL(database.url);
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  url.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
  const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
  if (!isAllowed) await admin.query(others, [new URL(database.url).pathname.slice(1)]);
  await admin.end();
}

/** Counts the site's revision up, as every change does, and answers with it. */
async function count(id: string, by = 1): Promise<number> {
  const site = await database.db.site.update({ where: { id }, data: { revision: { increment: by } } });
  return site.revision;
}
