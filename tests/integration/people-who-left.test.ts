import { beforeAll, expect, it } from "vitest";
import { forgetPeopleWhoLeft, graceDays } from "~/features/account/people-who-left.ts";
import { joinSite } from "~/features/account/service.ts";
import { tidyAccountsJob } from "~/features/account/tidy-job.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { RootDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const day = 86_400_000;
let site: TestSite;
let trashed: TestSite;
beforeAll(async () => {
  [site, trashed] = [await makeSite(database.db, "haus"), await makeSite(database.db, "alt")];
  await database.db.site.update({ where: { id: trashed.id }, data: { deletedAt: new Date() } });
});

const isThere = async (id: string) => (await database.db.user.count({ where: { id } })) > 0;
const night = (days: number, db: RootDb = database.db) => forgetPeopleWhoLeft(db, new Date(Date.now() + days * day));
const person = async (name: string, isAdmin = false) => (await makePerson(database.db, name, isAdmin)).id;

it("forgets who has belonged to no site for thirty days, and leaves everybody else", async () => {
  const left = await person("Lea");
  const stay = { member: await person("Mia"), ofTrash: await person("Tom"), admin: await person("Ada", true) };
  await joinSite(database.db, { siteId: site.id, userId: stay.member });
  await joinSite(database.db, { siteId: trashed.id, userId: stay.ofTrash });
  const signedIn = await person("Eva");
  await cookieOf(database.db, signedIn, site.id);
  const actor = { userId: left, name: "Lea", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const { pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null });

  expect(await night(2)).toBe(0);
  expect(await night(2 + graceDays - 1)).toBe(0);
  expect(await isThere(left)).toBe(true);
  expect(await night(2 + graceDays)).toBe(1);
  expect(await isThere(left)).toBe(false);
  for (const id of [...Object.values(stay), signedIn, site.opticianId, trashed.opticianId])
    expect(await isThere(id)).toBe(true);
  const change = await database.db.change.findFirstOrThrow({ where: { siteId: site.id, documentId: pageId } });
  expect([change.actorId, change.actorName]).toEqual([null, "Lea"]);
});

it("begins anew with who came back meanwhile, and keeps who is let in at that very moment", async () => {
  const [back, invited] = [await person("Rea"), await person("Ina")];
  await night(2);
  await joinSite(database.db, { siteId: site.id, userId: back });
  await night(10);
  await database.db.membership.deleteMany({ where: { siteId: site.id, userId: back } });
  const letIn = () => joinSite(database.db, { siteId: site.id, userId: invited });
  expect(await night(2 + graceDays, beforeTransaction(database.db, letIn))).toBe(0);
  expect([await isThere(back), await isThere(invited)]).toEqual([true, true]);
  expect(await night(2 + 2 * graceDays)).toBe(1);
  expect([await isThere(back), await isThere(invited)]).toEqual([false, true]);
});

it("keeps nothing else from being tidied in a night in which it fails", async () => {
  const { db } = database;
  const at = new Date(Date.now() - 400 * day);
  await db.auditEntry.create({ data: { siteId: site.id, kind: "signedIn", at } });
  const failing = new Proxy(db, {
    get: (target, name) =>
      name === "user"
        ? { findMany: () => Promise.reject(new Error("too slow")) }
        : (Reflect.get(target, name) as unknown),
  });
  const ctx = { db: failing, bus: getLiveBus(), signal: new AbortController().signal };
  await expect(tidyAccountsJob.run(ctx, {})).rejects.toThrow("too slow");
  expect(await db.auditEntry.count({ where: { siteId: site.id, at } })).toBe(0);
});
