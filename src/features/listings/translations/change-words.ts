import type { ListName } from "../schema.ts";
import { changeList, type ListingContext } from "../service.ts";
import { entryWords } from "./entry-words.ts";
import type { EntryWords } from "./schema.ts";

/**
 * Makes the words of entries of a list what `change` makes of them, which is given what stands there in the transaction
 * that saves it; what it answers as it was is not touched. Answers the revisions of those that were changed, by id.
 */
export function changeWords(
  ctx: ListingContext,
  { list, ids }: { list: ListName; ids: readonly string[] },
  change: (entries: EntryWords[]) => EntryWords[],
): Promise<Map<string, number>> {
  return changeList(ctx, list, async (tx, { siteId, change: last }) => {
    const before = await entryWords({ db: tx, siteId }, list, ids);
    const revisions = new Map<string, number>();
    for (const entry of change(before)) {
      if (before.includes(entry)) continue;
      const { id, list: _, ...words } = entry;
      const asked = {
        where: { id, siteId },
        data: { ...words, ...last, revision: { increment: 1 } },
        select: { revision: true },
      };
      const [row] =
        list === "jobs" ? await tx.job.updateManyAndReturn(asked) : await tx.marketplaceItem.updateManyAndReturn(asked);
      if (row) revisions.set(id, row.revision);
    }
    return revisions;
  });
}
