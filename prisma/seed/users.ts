import { isPasswordOf } from "~/features/account/domain/password.ts";
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

/** Addresses of the demo's people who can still sign in with its public password; the start says so loudly. */
export async function openDemoUsers(db: RootDb): Promise<string[]> {
  const emails = Object.values(demoUsers).map(({ email }) => email);
  const users = await db.user.findMany({
    where: { email: { in: emails } },
    select: { email: true, passwordHash: true },
    orderBy: { email: "asc" },
  });
  const isOpen = await Promise.all(users.map(({ passwordHash }) => isPasswordOf(passwordHash, password)));
  return users.filter((_user, index) => isOpen[index]).map(({ email }) => email);
}
