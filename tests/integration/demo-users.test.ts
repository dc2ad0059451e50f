import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { hashPassword } from "~/features/account/domain/password.ts";
import { createSite } from "~/features/site/service.ts";
import { demoUsersWarning, seedWhenWanted } from "~/server/start/demo-users.ts";
import { createDemoUsers, demoUsers } from "../../prisma/seed/users.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const addHost = (...hosts: string[]) =>
  createSite(database.db, { key: `s-${randomUUID().slice(0, 8)}`, name: "Demo", locales: ["de"], hosts });
afterEach(async () => {
  await database.db.site.deleteMany();
  await database.db.user.deleteMany();
});

it("warns of demo users until each of them has another password or is gone", async () => {
  const { db } = database;
  const { admin, optician, golf } = demoUsers;
  expect(await demoUsersWarning(db)).toBeNull();
  await createDemoUsers(db);
  await addHost("localhost", "golf.localhost", "127.0.0.1");
  const all = await demoUsersWarning(db);
  for (const { email } of [admin, optician, golf]) expect(all).toContain(email);
  expect(all).toContain("Only this computer");

  const passwordHash = await hashPassword("ein neues langes Passwort");
  await db.user.updateMany({ where: { id: { in: [admin.id, optician.id] } }, data: { passwordHash } });
  const last = await demoUsersWarning(db);
  expect(last).toContain(golf.email);
  expect(last).not.toContain(admin.email);

  await db.user.delete({ where: { id: golf.id } });
  expect(await demoUsersWarning(db)).toBeNull();
});

it("warns loudly where a public host is served", async () => {
  await createDemoUsers(database.db);
  await addHost("localhost");
  expect(await demoUsersWarning(database.db)).not.toContain("PUBLIC HOST");
  await addHost("optik.example");
  expect(await demoUsersWarning(database.db)).toContain("PUBLIC HOST");
});

it("puts no demo users into a database of one's own unless told to", async () => {
  await seedWhenWanted(database.db, { DATABASE_URL: database.url, DEMO_SITES: "0" });
  expect(await database.db.user.count()).toBe(0);
  expect(await database.db.site.count()).toBe(0);
});
