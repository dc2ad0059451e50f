import { beforeAll, beforeEach, expect, it } from "vitest";
import { freshProofMs } from "~/features/account/policy.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { emptySiteTrash } from "~/features/site/site-trash/empty-site-trash.ts";
import { siteTrashDays } from "~/features/site/site-trash/schema.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, makeThings, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const trashMs = siteTrashDays * 86_400_000;
let site: TestSite;
let other: TestSite;
let adminId: string;
let cookies: { here: string; there: string };

beforeAll(async () => {
  site = await makeSite(database.db, "haus");
  other = await makeSite(database.db, "nachbar");
});
beforeEach(async () => {
  const { id } = await makePerson(database.db, "Vera", true);
  adminId = id;
  cookies = { here: await cookieOf(database.db, id, site.id), there: await cookieOf(database.db, id, other.id) };
});

const call = (at: TestSite, path: string, body?: object) =>
  api.send({
    host: at.host,
    path: `/api/v1/siteTrash/${path}`,
    headers: { cookie: at === site ? cookies.here : cookies.there },
    ...(body && { method: "POST", body }),
  });
const statusOf = async (at: TestSite) =>
  (await api.send({ host: at.host, path: "/api/v1/record/list?period=day" })).status;
const filesOf = async (at: TestSite) => (await mediaStorage().filesOfSite(at.id)).size;

/** How many rows each table of a site holds. */
async function rowsOf({ id }: TestSite): Promise<Record<string, number>> {
  const { db } = database;
  const tables = [db.page, db.field, db.media, db.membership, db.auditEntry, db.game, db.formSubmission, db.business];
  const counts = tables.map((table) =>
    (table as unknown as { count: (of: object) => Promise<number> }).count({ where: { siteId: id } }),
  );
  return Object.fromEntries((await Promise.all(counts)).map((count, at) => [String(at), count]));
}

it("asks for the password anew, and for the site's own main host", async () => {
  expect(await call(site, "put", { host: other.host })).toMatchObject({
    status: 400,
    body: { error: { details: { reason: "notItsHost" } } },
  });
  await database.db.session.updateMany({ data: { provedAt: new Date(Date.now() - freshProofMs) } });
  for (const [path, body] of [
    ["put", { host: site.host }],
    ["restore", { id: other.id }],
  ] as const)
    expect(await call(site, path, body)).toMatchObject({ body: { error: { details: { reason: "proveAgain" } } } });
  expect(await statusOf(site)).toBe(200);
});

it("answers nobody under any of its hosts, is listed elsewhere, and comes back as it was", async () => {
  await database.db.siteHost.create({ data: { host: "www.haus.test", siteId: site.id } });
  const [open, neighbour] = [api.socket(site.host), api.socket(other.host)];
  await Promise.all([open, neighbour].map((socket) => new Promise((resolve) => socket.once("open", resolve))));
  const closed = new Promise((resolve) => open.once("close", resolve));
  expect(await call(site, "put", { host: site.host })).toMatchObject({ status: 200, body: { host: other.host } });
  expect(await closed, "what is open to it ends").toBe(1001);
  expect(neighbour.readyState).toBe(neighbour.OPEN);
  neighbour.terminate();
  for (const host of [site.host, "www.haus.test"]) expect(await statusOf({ ...site, host })).toBe(404);
  expect((await call(site, "list")).status).toBe(404); // also for who is signed in there
  expect(await statusOf(other)).toBe(200);
  expect((await call(other, "list")).body).toMatchObject({
    sites: [{ id: site.id, name: "haus", host: site.host, deletedBy: "Vera" }],
  });
  expect(await call(other, "put", { host: other.host })).toMatchObject({
    body: { error: { details: { reason: "lastSite" } } },
  });
  expect(await emptySiteTrash(database.db, new Date(Date.now() + trashMs - 60_000))).toEqual([]);

  expect(await call(other, "restore", { id: site.id })).toMatchObject({ status: 200, body: { host: site.host } });
  expect(await statusOf({ ...site, host: "www.haus.test" })).toBe(200);
  expect((await call(site, "list")).body).toEqual({ sites: [] });
  expect((await call(other, "restore", { id: site.id })).status).toBe(404);
  for (const siteId of [site.id, other.id]) {
    const noted = await database.db.auditEntry.findMany({
      where: { siteId, kind: { in: ["siteDeleted", "siteRestored"] } },
      orderBy: { at: "asc" },
    });
    expect(noted.map(({ kind, actorName, subject }) => [kind, actorName, subject])).toEqual([
      ["siteDeleted", "Vera", site.host],
      ["siteRestored", "Vera", site.host],
    ]);
  }
});

it("is gone for good after 30 days with its rows and files, and nothing of another site with it", async () => {
  for (const each of [site, other]) {
    const { mediaId } = await makeThings(database.db, each, adminId);
    await mediaStorage().place({ siteId: each.id, objectId: mediaId }, [{ name: "original", bytes: Buffer.from("x") }]);
  }
  await call(site, "put", { host: site.host });
  const kept = await rowsOf(other);
  expect(Math.min(...Object.values(await rowsOf(site)))).toBeGreaterThan(0);

  expect(await emptySiteTrash(database.db, new Date(Date.now() + trashMs + 60_000))).toEqual([site.id]);
  expect(Math.max(...Object.values(await rowsOf(site)))).toBe(0);
  expect(await database.db.siteHost.count({ where: { siteId: site.id } })).toBe(0);
  expect(await database.db.site.count({ where: { id: site.id } })).toBe(0);
  expect(await filesOf(site)).toBe(0);
  expect(await rowsOf(other)).toEqual(kept);
  expect(await filesOf(other)).toBeGreaterThan(0);
  await mediaStorage().removeSite(other.id);
});

it("is gone though another one of the trash cannot be deleted, which is tried again", async () => {
  const { db } = database;
  const [stuck, free] = [await makeSite(db, "klemmt"), await makeSite(db, "frei")];
  const now = Date.now();
  for (const [days, { id }] of [[2, stuck] as const, [1, free] as const])
    await db.site.update({ where: { id }, data: { deletedAt: new Date(now - trashMs - days * 86_400_000) } });
  let count = 0;
  const failingOnce = new Proxy(db, {
    get(target, name) {
      if (name !== "$transaction" || (count += 1) > 1) return Reflect.get(target, name) as unknown;
      return () => Promise.reject(new Error("The disk does not answer"));
    },
  });
  await expect(emptySiteTrash(failingOnce, new Date(now))).rejects.toMatchObject({
    errors: [{ message: "The disk does not answer" }],
  });
  expect(await db.site.findMany({ where: { id: { in: [stuck.id, free.id] } }, select: { id: true } })).toEqual([
    { id: stuck.id },
  ]);
  expect(await emptySiteTrash(db, new Date(now))).toEqual([stuck.id]);
});
