import { createUser } from "~/features/account/service.ts";
import type { RootDb } from "~/server/db.ts";
import { seedId } from "./ids.ts";

const password = "vitrine-demo";

/** The people of the demo sites. Their password is public: they must not exist on a server that others reach. */
export const demoUsers = {
  admin: { id: seedId("user", "admin"), email: "admin@vitrine.example", name: "Vera Admin", isAdmin: true },
  optician: { id: seedId("user", "optician"), email: "optiker@vitrine.example", name: "Regula Lindengut" },
  golf: { id: seedId("user", "golf"), email: "golf@vitrine.example", name: "Beat Putter" },
} as const;

export async function createDemoUsers(db: RootDb): Promise<void> {
  await Promise.all(Object.values(demoUsers).map((user) => createUser(db, { ...user, password })));
}

/** Whether people with the demo's public password can still sign in; the start says so loudly. */
export async function demoUsersStillExist(db: RootDb): Promise<boolean> {
  const emails = Object.values(demoUsers).map(({ email }) => email);
  return (await db.user.count({ where: { email: { in: emails } } })) > 0;
}
