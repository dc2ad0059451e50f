import type { ChangeModel, Db, Prisma } from "~/server/db.ts";

/** A change of the log with what it did, but not with what was entered for that: this weighs as much again. */
export type ReadChange = Omit<ChangeModel, "input">;

/** So many bytes of patches are read for one answer: however heavy the changes are, it takes a moment. */
export const mostWeight = 4_000_000;

/**
 * The first changes of a log in this order, at most so many, and fewer when they are heavy; one at least where there are
 * any. `isCut` says that there may be more.
 */
export async function readLog(
  db: Db,
  where: Prisma.ChangeWhereInput & { siteId: string },
  { order, most }: { order: "asc" | "desc"; most: number },
): Promise<{ changes: ReadChange[]; isCut: boolean }> {
  const orderBy = { revision: order };
  const listed = await db.change.findMany({ where, orderBy, take: most, select: { id: true, weight: true } });
  let weight = 0;
  const isTooHeavy = listed.findIndex((change, index) => (weight += change.weight) > mostWeight && index > 0);
  const ids = listed.slice(0, isTooHeavy === -1 ? undefined : isTooHeavy).map(({ id }) => id);
  if (ids.length === 0) return { changes: [], isCut: false };
  const read = { where: { siteId: where.siteId, id: { in: ids } }, orderBy, omit: { input: true } } as const;
  const changes = await db.change.findMany(read);
  return { changes, isCut: ids.length < listed.length || listed.length === most };
}
