import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { createSite } from "~/features/site/service.ts";
import { getSiteIndex, peekSiteIndex } from "~/features/site/site-index.ts";
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

/** Counts the site's revision up, as every change does, and answers with it. */
async function count(id: string, by = 1): Promise<number> {
  const site = await database.db.site.update({ where: { id }, data: { revision: { increment: by } } });
  return site.revision;
}
