import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";
import type { Business } from "./schema.ts";

/**
 * What was written of another place is not said of a branch any more; what is written of its new one is asked for soon.
 * Before these branches are saved, in the same transaction.
 */
export async function leaveFormerPlaces(
  db: Db,
  siteId: EditableSiteId,
  branches: readonly Pick<Business["branches"][number], "id" | "placeId">[],
): Promise<void> {
  const places = new Map(branches.map(({ id, placeId }) => [id, placeId]));
  const where = { siteId, id: { in: [...places.keys()] } };
  const before = await db.branch.findMany({ where, select: { id: true, placeId: true } });
  const moved = before.filter(({ id, placeId }) => places.get(id) !== (placeId ?? ""));
  const [ids, addresses] = [moved.map(({ id }) => id), moved.map(({ id }) => places.get(id) ?? "")];
  if (ids.length === 0) return;
  await db.review.deleteMany({ where: { siteId, branchId: { in: ids } } });
  const due = { siteId, kind: "reviews" as const, address: { in: addresses } };
  await db.feed.updateMany({ where: due, data: { nextAt: new Date() } });
}
