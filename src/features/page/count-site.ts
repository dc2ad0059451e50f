import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";

/** Tells the site's page index, in every process, that it is out of date. */
export async function countSite(tx: Db, siteId: EditableSiteId): Promise<void> {
  await tx.site.update({ where: { id: siteId }, data: { revision: { increment: 1 } }, select: { id: true } });
}

/**
 * Shows visitors another version of a page whose row is held, or none, and counts the site. The site comes first: the
 * page's pointer stands once alone, so changing it shuts out whoever refers to the page, and who does so holds the site.
 */
export async function showVersion(
  tx: Db,
  siteId: EditableSiteId,
  { pageId, versionId }: { pageId: string; versionId: string | null },
): Promise<void> {
  await countSite(tx, siteId);
  await tx.page.updateMany({ where: { id: pageId, siteId }, data: { publishedVersionId: versionId } });
}
