import { dequal } from "dequal/lite";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { day } from "~/lib/time/lengths.ts";
import { holdSite, raiseDataHead } from "~/server/data-heads.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FoundReview } from "./domain/read-reviews.ts";

/** Where reviews come from. */
const source = "google";

/**
 * Makes the reviews of the branches at a place those that were found. Pages are told where one is another than before.
 */
export async function keepReviews(
  db: RootDb,
  { siteId, placeId }: { siteId: string; placeId: string },
  found: readonly FoundReview[],
): Promise<void> {
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId); // a branch that moves to another place loses what was written of its former one
      const branches = await tx.branch.findMany({
        where: { siteId, placeId },
        select: { id: true },
        orderBy: { id: "asc" },
      });
      let isChanged = false;
      for (const { id: branchId } of branches)
        isChanged = (await keepOfBranch(tx, { siteId, branchId }, found)) || isChanged;
      if (isChanged) await raiseDataHead(tx, siteId, "reviews" satisfies DataKey);
    }),
  );
}

/** So long reviews stay that nobody reads at the provider any more: its terms want no older ones. */
const unreadMs = 30 * day;

/** Takes away what was read long ago of places other than these, which are read; pages are told of it. */
export async function forgetReviews(
  db: RootDb,
  { siteId, placeIds, now }: { siteId: string; placeIds: readonly string[]; now: Date },
): Promise<void> {
  const isUnread = { OR: [{ placeId: null }, { placeId: { notIn: [...placeIds] } }] };
  const fetchedAt = { lt: new Date(now.getTime() - unreadMs) };
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId);
      const { count } = await tx.review.deleteMany({ where: { siteId, source, fetchedAt, branch: isUnread } });
      if (count > 0) await raiseDataHead(tx, siteId, "reviews" satisfies DataKey);
    }),
  );
}

/** Whether something is another than before. */
async function keepOfBranch(
  tx: Db,
  of: { siteId: string; branchId: string },
  found: readonly FoundReview[],
): Promise<boolean> {
  const before = await tx.review.findMany({ where: { ...of, source } });
  const rows = found.map((review) => ({ ...review, externalId: `${of.branchId} ${review.externalId}` }));
  if (dequal(inOrder(before), inOrder(rows))) {
    await tx.review.updateMany({ where: { ...of, source }, data: { fetchedAt: new Date() } });
    return false;
  }
  await tx.review.deleteMany({ where: { ...of, source } });
  await tx.review.createMany({ data: rows.map((row) => ({ ...of, ...row, source })) });
  return true;
}

/** What pages show of reviews, in an order that is the same for the same ones. */
function inOrder(reviews: readonly FoundReview[]) {
  return reviews
    .map(({ externalId, rating, text, language, authorName, authorUrl, relativeTimeDescription, writtenAt }) => ({
      ...{ externalId, rating, text, language, authorName, authorUrl, relativeTimeDescription },
      writtenAt: writtenAt?.getTime(),
    }))
    .sort((one, other) => (one.externalId < other.externalId ? -1 : 1));
}
