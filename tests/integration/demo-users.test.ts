import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword } from "~/features/account/domain/password.ts";
import { createSite } from "~/features/site/service.ts";
import { demoUsersWarning } from "~/server/start/demo-users.ts";
import { createDemoUsers, demoUsers } from "../../prisma/seed/users.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

it("warns of demo users on a public host until each of them has another password or is gone", async () => {
  const { db } = database;
  const addHost = (...hosts: string[]) =>
    createSite(db, { key: `s-${randomUUID().slice(0, 8)}`, name: "Demo", locales: ["de"], hosts });
  const { admin, optician, golf } = demoUsers;
  await createDemoUsers(db);
  await addHost("localhost", "golf.localhost", "127.0.0.1");
  expect(await demoUsersWarning(db)).toBeNull();

  await addHost("optik.example");
  const all = await demoUsersWarning(db);
  for (const { email } of [admin, optician, golf]) expect(all).toContain(email);

  const passwordHash = await hashPassword("ein neues langes Passwort");
  await db.user.updateMany({ where: { id: { in: [admin.id, optician.id] } }, data: { passwordHash } });
  const last = await demoUsersWarning(db);
  expect(last).toContain(golf.email);
  expect(last).not.toContain(admin.email);

  await db.user.delete({ where: { id: golf.id } });
  expect(await demoUsersWarning(db)).toBeNull();
});
