import type { Db } from "~/server/db.ts";

/**
 * Holds a person's row until the transaction ends. Who changes a person and uses up or ends their links does this first:
 * each would wait for the other.
 */
export async function holdPerson(tx: Db, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
}
