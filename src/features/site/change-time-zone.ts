import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";

/**
 * Sets the time zone by which the site plans and dates things, by its IANA name. What is planned already keeps its
 * moment. Admins only; throws `forbidden` for others, and `invalid` with `refusal: "time-zone-unknown"`.
 */
export async function changeTimeZone(ctx: ServiceContext, { timeZone }: { timeZone: string }): Promise<void> {
  const { db, siteId, actor } = ctx;
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins change the time zone");
  const isKnown = isTimeZone(timeZone) && (await inSite(siteId, () => isKnownToDatabase(ctx, timeZone)));
  if (!isKnown) throw new DomainError("invalid", "There is no such time zone", { refusal: "time-zone-unknown" });
  await db.site.update({ where: { id: siteId }, data: { timeZone }, select: { id: true } });
}

/** Visits are counted by days of the site, in the database. */
async function isKnownToDatabase({ db }: ServiceContext, timeZone: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`SELECT FROM pg_timezone_names WHERE name = ${timeZone} LIMIT 1`;
  return rows.length > 0;
}
