import type { Db } from "~/server/db.ts";

/** The IANA name of the time zone that a site goes by. */
export async function zoneOf(db: Db, siteId: string): Promise<string> {
  return (await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } })).timeZone;
}
