import { randomUUID } from "node:crypto";
import { createUser, joinSite } from "../../../src/features/account/service.ts";
import { openProductDb } from "./product-db.ts";

/**
 * Makes a person who edits the site at `origin`, and answers with the address to sign in with. For stories that change
 * how somebody signs in, or need somebody who has been there for a while (`since`): other stories sign in as the demo's
 * people meanwhile.
 */
export async function newMember(origin: string, password: string, since = new Date()): Promise<string> {
  const { hostname, port } = new URL(origin);
  const db = openProductDb(port);
  try {
    const email = `${randomUUID()}@vitrine.example`;
    const { siteId } = await db.siteHost.findUniqueOrThrow({ where: { host: hostname } });
    const { id: userId } = await createUser(db, { email, name: "Noa", password });
    await db.user.update({ where: { id: userId }, data: { createdAt: since }, select: { id: true } });
    await joinSite(db, { siteId, userId });
    return email;
  } finally {
    await db.$disconnect();
  }
}
