import type { DataKey } from "~/features/blocks/data-key.ts";
import { countSite } from "~/features/page/count-site.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import type { ServiceContext } from "~/server/context.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import { inSite } from "~/server/site-scope.ts";

/**
 * Sets the time zone by which the site plans and dates things, by its IANA name. What is planned already keeps its
 * moment; pages that show a day are made anew. Admins only; throws `forbidden` for others, and `invalid` with `refusal: "time-zone-unknown"`.
 */
export async function changeTimeZone(ctx: ServiceContext, { timeZone }: { timeZone: string }): Promise<void> {
  const { db, bus, siteId, actor } = ctx;
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins change the time zone");
  const isKnown = isTimeZone(timeZone) && (await inSite(siteId, () => isKnownToDatabase(ctx, timeZone)));
  if (!isKnown) throw new DomainError("invalid", "There is no such time zone", { refusal: "time-zone-unknown" });
  await db.$transaction(async (tx) => {
    await countSite(tx, siteId);
    await tx.site.update({ where: { id: siteId }, data: { timeZone }, select: { id: true } });
    for (const key of ["jobs", "items"] satisfies DataKey[]) await raiseDataHead(tx, siteId, key);
  });
  bus.wake(`site:${siteId}`);
  wakeData(bus, siteId);
}

/** Visits are counted by days of the site, in the database. */
async function isKnownToDatabase({ db }: ServiceContext, timeZone: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`SELECT FROM pg_timezone_names WHERE name = ${timeZone} LIMIT 1`;
  return rows.length > 0;
}
