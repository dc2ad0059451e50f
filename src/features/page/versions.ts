import type { Db } from "~/server/db.ts";
import { publishedPageSchema, type PublishedPage } from "./schema.ts";

interface LastVersion {
  number: number;
  page: PublishedPage;
}

/** What visitors see of the page now, or null when it was never published. */
export async function lastVersion(db: Db, siteId: string, versionId: string | null): Promise<LastVersion | null> {
  if (versionId === null) return null;
  const row = await db.pageVersion.findFirst({ where: { siteId, id: versionId } });
  return row && { number: row.number, page: publishedPageSchema.parse(row.document) };
}

/** The version that was published last, whether visitors see it or not; null when the page was never published. */
export async function newestVersion(
  db: Db,
  siteId: string,
  pageId: string,
): Promise<(LastVersion & { id: string }) | null> {
  const row = await db.pageVersion.findFirst({ where: { siteId, pageId }, orderBy: { number: "desc" } });
  return row && { id: row.id, number: row.number, page: publishedPageSchema.parse(row.document) };
}
