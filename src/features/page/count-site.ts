import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";

/** Tells the site's page index, in every process, that it is out of date. */
export async function countSite(tx: Db, siteId: EditableSiteId): Promise<void> {
  await tx.site.update({ where: { id: siteId }, data: { revision: { increment: 1 } }, select: { id: true } });
}
