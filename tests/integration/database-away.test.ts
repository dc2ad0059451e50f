import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, it } from "vitest";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, makeThings } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);

it("answers 503 while somebody holds a lock for too long, and does the work afterwards", async () => {
  const site = await makeSite(database.db, "locked");
  const admin = await makePerson(database.db, "admin", true);
  const { pageId } = await makeThings(database.db, site, admin.id);
  const cookie = await cookieOf(database.db, admin.id, site.id);
  const operation = { opId: randomUUID(), command: "page.rename", input: { locale: null, name: "Neu" } };
  const edit = () =>
    api.send({
      host: site.host,
      path: "/api/v1/page/edit",
      method: "POST",
      headers: { cookie },
      body: { pageId, baseRevision: 100, operation },
    });

  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query(`SELECT FROM "Page" WHERE id = $1 FOR UPDATE`, [pageId]);
  expect(await edit()).toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
    body: { error: { code: "SERVICE_UNAVAILABLE", details: { retryAfterMs: 1_000 } } },
  });
  await blocker.query("ROLLBACK");
  await blocker.end();
  expect((await edit()).status).toBe(200);
});
