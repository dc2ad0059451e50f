import { siteSettingsSchema, type SiteSettings } from "~/features/site/schema.ts";
import type { Db } from "~/server/db.ts";

/** What a site decides about its rounds, with the defaults where it decided nothing. */
export async function golfSettingsOf(db: Db, siteId: string): Promise<SiteSettings["golf"]> {
  const site = await db.site.findFirst({ where: { id: siteId }, select: { settings: true } });
  return siteSettingsSchema.parse(site?.settings ?? {}).golf;
}
