import type { RootDb } from "~/server/db.ts";

const lookMs = 600_000;

/** Whether a site lies in the trash, where nothing goes on at it that people would see or pay for. */
export async function isInTrash(db: RootDb, siteId: string): Promise<boolean> {
  return (await db.site.count({ where: { id: siteId, deletedAt: { not: null } } })) > 0;
}

/** When to look again whether it came out of it. */
export const afterTrash = (): Date => new Date(Date.now() + lookMs);
