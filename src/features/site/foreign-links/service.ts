import type { z } from "zod";
import type { ServiceContext } from "~/server/context.ts";
import { holdSite } from "~/server/data-heads.ts";
import type { RootDb } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { foreignAddress, isDead } from "../domain/foreign-address.ts";
import { checkLinksJob } from "./check-job.ts";
import type { ForeignLinks, foreignLinksInput } from "./schema.ts";

/** A site leads to no more addresses than this that are tried. */
export const mostAddresses = 2_000;

/**
 * Which of these addresses on other sites lead nowhere, as far as they have been tried. Those that have not, or not for
 * long, are tried by a job, never here.
 */
export async function foreignLinks(
  { db, siteId }: ServiceContext,
  { addresses }: z.infer<typeof foreignLinksInput>,
): Promise<ForeignLinks> {
  const wanted = new Set(addresses.flatMap((address) => foreignAddress(address, []) ?? []));
  if (wanted.size === 0) return { dead: [], untried: 0 };
  const where = { siteId, address: { in: [...wanted] } };
  const now = new Date();
  const known = await db.linkCheck.findMany({ where });
  await db.linkCheck.updateMany({ where, data: { askedAt: now } });
  const fresh = [...wanted].filter((address) => !known.some((each) => each.address === address));
  const added = fresh.length === 0 ? [] : await addAddresses(db, siteId, fresh);
  if (added.length > 0 || known.some(({ nextAt }) => nextAt <= now)) await enqueue(db, checkLinksJob, {});
  return {
    dead: known.flatMap(({ address, status, checkedAt }) =>
      checkedAt && isDead(status) ? [{ address, status, checkedAt: checkedAt.toISOString() }] : [],
    ),
    untried: added.length + known.filter(({ checkedAt }) => checkedAt === null).length,
  };
}

/** Takes as many addresses in as there is room for; those of the same moment are counted one after the other. */
function addAddresses(db: RootDb, siteId: string, fresh: readonly string[]): Promise<string[]> {
  return db.$transaction(async (tx) => {
    await holdSite(tx, siteId);
    const room = mostAddresses - (await tx.linkCheck.count({ where: { siteId } }));
    const added = fresh.slice(0, Math.max(0, room));
    await tx.linkCheck.createMany({ data: added.map((address) => ({ siteId, address })), skipDuplicates: true });
    return added;
  });
}
